import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Accounts, memberOf, requireActive } from '../../../members/accounts/index.js';
import { blockedDetail, hashOf, isBlocked } from '../../payment-bans/index.js';
import { Id, invalidInput, isSameSecret, Store, Vault } from '../../../kernel/index.js';
import { paymentOf, SettlePayment } from '../../payments/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { isLocale } from '../../../ground/settings/index.js';
import { accountOf, charge } from '../account.js';
import { codeOf } from '../codes.js';
import { authorise, debitOf, keyOwner, referenceOf, triesLeft, type SentCode } from '../debit.js';
import { readDebtor, type Debtor } from '../debit-form.js';
import { DebitTermsReader } from '../debit-terms.js';
import { codeInvalid, debitUnavailable, ibanBlocked, phoneBlocked } from '../debits.errors.js';
import { MANDATE_VERSION } from '../mandate-texts.js';
import { countMandate, mandatesOfMember, mandatesWithPhone } from '../mandate-quota.js';
import { PROVIDER, referenceFor, requireOpen } from '../open-order.js';
import { collectionDay } from '../target-days.js';
import type { AuthoriseDebitDto } from '../debits.dto.js';

export const AuthorisedDebit = Type.Object({
  payment_id: Id,
  status: Type.String({ description: 'Of the payment' }),
  mandate_reference: Type.String(),
});
export type AuthorisedDebit = Static<typeof AuthorisedDebit>;

export class AuthoriseDebit extends Command<AuthorisedDebit> {
  constructor(
    readonly input: {
      paymentId: string;
      memberId: string;
      body: AuthoriseDebitDto;
      key: string;
    },
  ) {
    super();
  }
}

type Outcome = { signed: true } | { signed: false; left: number };

/**
 * Signs the mandate (MNY-04). Code, blocks and limit are checked in one transaction, so two concurrent debits of one
 * account cannot exceed the limit. The payment is then settled at once, as with any other provider.
 */
@CommandHandler(AuthoriseDebit)
export class AuthoriseDebitHandler implements ICommandHandler<AuthoriseDebit> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly accounts: Accounts,
    private readonly terms: DebitTermsReader,
    private readonly commands: CommandBus,
  ) {}

  async execute({ input: { paymentId, memberId, body, key } }: AuthoriseDebit): Promise<AuthorisedDebit> {
    const terms = this.terms.read();
    if (!terms) throw debitUnavailable({});
    const [{ country }, account] = await Promise.all([
      this.store.readFresh(profileOf(memberId)),
      this.accounts.find(memberId),
    ]);
    const debtor = readDebtor(body, { country, countries: terms.countries });
    requireSigned(body);
    const ibanHash = hashOf(this.vault, 'iban', debtor.iban);
    const phoneHash = hashOf(this.vault, 'phone', debtor.phone);
    const sealed = await this.sealed(paymentId, debtor, country);
    const language = account && isLocale(account.language) ? account.language : 'nl';
    const otp = body.otp.replace(/\D/g, '');
    const isRight = (code: SentCode) => isSameSecret(otp, codeOf(this.vault, paymentId, code));
    const [debit, payment, charged] = [debitOf(paymentId), paymentOf(paymentId), accountOf(ibanHash)];
    const mandates = [mandatesWithPhone(phoneHash), mandatesOfMember(memberId)];
    const blocks = [blockedDetail('iban', ibanHash), blockedDetail('phone', phoneHash)];
    const outcome = await this.store.transact<Outcome>(
      {
        actor: memberId,
        key,
        request: { authorise: paymentId, input: body },
        reads: [memberOf(memberId), payment, ...blocks],
        writes: [debit, charged, ...mandates],
      },
      (tx) => {
        requireActive(tx.state(memberOf(memberId)));
        const { amount } = requireOpen(tx.state(payment), memberId, tx.now);
        if (isBlocked(tx, 'iban', ibanHash)) throw ibanBlocked({});
        if (isBlocked(tx, 'phone', phoneHash)) throw phoneBlocked({});
        const { creditor, noticeDays, limit, timeZone } = terms;
        const collectOn = collectionDay(tx.now, noticeDays, timeZone);
        // Midnight passed while the page was open, so the page shows an outdated collection day.
        if (body.collect_on !== undefined && body.collect_on !== collectOn) throw mandateOutdated();
        const [decided] = tx.decide(debit, (state) =>
          authorise(state, {
            memberId,
            reference: referenceOf(paymentId),
            amount,
            ...sealed,
            ibanHash,
            phoneHash,
            creditorId: creditor.id,
            creditorIban: creditor.iban,
            creditorName: creditor.name,
            text: { version: MANDATE_VERSION, language },
            collectOn,
            noticeDays,
            isRight,
            at: tx.now,
          }),
        );
        if (decided.type === 'DebitCodeRefused') return { signed: false, left: triesLeft(tx.state(debit)) };
        tx.decide(charged, (state) => charge(state, { paymentId, amount: amount.amount, ...limit, at: tx.now }));
        for (const signed of mandates) tx.decide(signed, (state) => countMandate(state, tx.now));
        return { signed: true };
      },
    );
    if (!outcome.signed) throw codeInvalid({ left: outcome.left });
    const status = await this.commands.execute(
      new SettlePayment({ providerName: PROVIDER, reference: referenceFor(paymentId) }),
    );
    return { payment_id: paymentId, status, mandate_reference: referenceOf(paymentId) };
  }

  private async sealed(paymentId: string, { holder, iban, phone, ...address }: Debtor, country: string | null) {
    const owner = keyOwner(paymentId);
    await this.vault.createKey(owner);
    const texts = [holder, iban, phone, JSON.stringify({ ...address, country })];
    const [one, two, three, four] = await Promise.all(texts.map((text) => this.vault.seal(owner, text)));
    return { holder: one!, iban: two!, phone: three!, address: four! };
  }
}

function requireSigned({ authorised, mandate_version }: AuthoriseDebitDto): void {
  if (!authorised) throw invalidInput([{ field: 'authorised', code: 'authorisation_required' }]);
  // The wording changed while the page was open; a text that was not shown cannot be signed.
  if (mandate_version !== MANDATE_VERSION) throw mandateOutdated();
}

const mandateOutdated = () => invalidInput([{ field: 'mandate_version', code: 'mandate_outdated' }]);
