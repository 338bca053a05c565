import { describe, expect, it } from 'vitest';
import { readReturns } from './bank-returns';

const [one, two] = ['0199A1B200007000800000000000D101', '0199A1B200007000800000000000D102'];
const paid = '0199A1B200007000800000000000D103';

const rejected = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlPmtInfAndSts>
  <TxInfAndSts><OrgnlEndToEndId>${one}</OrgnlEndToEndId><TxSts>RJCT</TxSts>
    <StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts>
  <TxInfAndSts><OrgnlEndToEndId>NOTPROVIDED</OrgnlEndToEndId><StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf>
    <OrgnlTxRef><MndtRltdInf><MndtId>${two}</MndtId></MndtRltdInf></OrgnlTxRef></TxInfAndSts>
</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
const statement = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Ntry>
  <NtryDtls>
    <TxDtls><Refs><EndToEndId>${one}</EndToEndId></Refs><RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf></TxDtls>
    <TxDtls><Refs><EndToEndId>${paid}</EndToEndId></Refs></TxDtls>
    <TxDtls><Refs><EndToEndId>another shop</EndToEndId></Refs><RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf></TxDtls>
  </NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

describe('MNY-04 returns of the bank', () => {
  it('are read from a file of refusals and from a statement, and nothing else of it is', () => {
    expect(readReturns(rejected)).toEqual([
      { reference: one, code: 'AC04', reason: 'AC04' },
      { reference: two, code: 'AM04', reason: 'AM04' },
    ]);
    expect(readReturns(statement)).toEqual([{ reference: one, code: 'MD06', reason: 'MD06' }]);
  });

  it('are read from lines, in any order, each mandate once', () => {
    const lines = `Datum;Machtiging;Code\n2026-07-05;${one};AM04\nMD01 ${two.toLowerCase()}\r\n${one} AC04\n${paid}`;
    expect(readReturns(lines)).toEqual([
      { reference: one, code: 'AC04', reason: 'AC04' },
      { reference: two, code: 'MD01', reason: 'MD01' },
    ]);
  });

  it('with a code that we do not know are refused without a reason; nothing is made of nonsense', () => {
    expect(readReturns(`${one} ZZ99`)).toEqual([{ reference: one, code: 'ZZ99', reason: 'MS03' }]);
    expect(readReturns('<not xml')).toEqual([]);
    expect(readReturns('hello AM04')).toEqual([]);
  });
});
