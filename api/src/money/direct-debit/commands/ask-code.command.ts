import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Accounts, memberOf, requireActive } from '../../../members/accounts/index.js';
import { blockedDetail, hashOf, isBlocked, masked } from '../../payment-bans/index.js';
import { Instant, Store, Vault } from '../../../kernel/index.js';
import { paymentOf } from '../../payments/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { isLocale } from '../../../ground/settings/index.js';
import { accountOf, charge } from '../account.js';
import { countCode, quotaOfMember, quotaOfPhone } from '../code-quota.js';
import { askCode, debitOf, expiryOf } from '../debit.js';
import { readDebtor } from '../debit-form.js';
import { DebitTermsReader } from '../debit-terms.js';
import { debitUnavailable, ibanBlocked, phoneBlocked } from '../debits.errors.js';
import { mandatesOfMember, mandatesWithPhone, requireMandateLeft } from '../mandate-quota.js';
import { requireOpen } from '../open-order.js';
import type { DebtorDto } from '../debits.dto.js';

export const CodeSent = Type.Object({
  sent_to: Type.String({ description: 'The number without its middle' }),
  expires_at: Instant,
  tries: Type.Integer(),
});
export type CodeSent = Static<typeof CodeSent>;

export class AskCode extends Command<CodeSent> {
  constructor(readonly input: { paymentId: string; memberId: string; body: DebtorDto; key: string }) {
    super();
  }
}

/** Applies every check of the later authorisation first, so that no text message is paid for in vain. */
@CommandHandler(AskCode)
export class AskCodeHandler implements ICommandHandler<AskCode> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly accounts: Accounts,
    private readonly terms: DebitTermsReader,
  ) {}

  async execute({ input: { paymentId, memberId, body, key } }: AskCode): Promise<CodeSent> {
    const terms = this.terms.read();
    if (!terms) throw debitUnavailable({});
    const [{ country }, account] = await Promise.all([
      this.store.readFresh(profileOf(memberId)),
      this.accounts.find(memberId),
    ]);
    const debtor = readDebtor(body, { country, countries: terms.countries });
    const ibanHash = hashOf(this.vault, 'iban', debtor.iban);
    const phoneHash = hashOf(this.vault, 'phone', debtor.phone);
    const phone = await this.vault.seal(memberId, debtor.phone);
    const language = account && isLocale(account.language) ? account.language : 'nl';
    const [debit, payment, charged] = [debitOf(paymentId), paymentOf(paymentId), accountOf(ibanHash)];
    const quotas = [quotaOfPhone(phoneHash), quotaOfMember(memberId)];
    const mandates = [mandatesWithPhone(phoneHash), mandatesOfMember(memberId)];
    const blocks = [blockedDetail('iban', ibanHash), blockedDetail('phone', phoneHash)];
    const { askedAt, minutes, tries } = await this.store.transact(
      {
        actor: memberId,
        key,
        request: { code: paymentId, input: body },
        reads: [memberOf(memberId), payment, charged, ...mandates, ...blocks],
        writes: [debit, ...quotas],
      },
      (tx) => {
        requireActive(tx.state(memberOf(memberId)));
        const { amount } = requireOpen(tx.state(payment), memberId, tx.now);
        if (isBlocked(tx, 'iban', ibanHash)) throw ibanBlocked({});
        if (isBlocked(tx, 'phone', phoneHash)) throw phoneBlocked({});
        charge(tx.state(charged), { paymentId, amount: amount.amount, ...terms.limit, at: tx.now });
        for (const signed of mandates) requireMandateLeft(tx.state(signed), tx.now);
        for (const quota of quotas) tx.decide(quota, (state) => countCode(state, tx.now));
        const [asked] = tx.decide(debit, (state) =>
          askCode(state, { memberId, phone, phoneHash, language, ...terms.code, at: tx.now.toISOString() }),
        );
        return { ...terms.code, askedAt: asked.data.askedAt };
      },
    );
    const expires_at = expiryOf({ askedAt, minutes }).toISOString();
    return { sent_to: masked('phone', debtor.phone), expires_at, tries };
  }
}
