import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { Type, type Static } from 'typebox';
import { Id, invalidInput, IsDay, isSameSecret, IsUndefinable, Store, Vault } from '../../../kernel/index.js';
import { SettlePayment } from '../../payments/index.js';
import { charge } from '../account.js';
import { codeOf } from '../codes.js';
import { authorise, keyOwner, referenceOf, triesLeft, type SentCode } from '../debit.js';
import { DebitForms, DebtorDto, type Debtor } from '../debit-form.js';
import { codeInvalid } from '../debits.errors.js';
import { MANDATE_VERSION } from '../mandate-texts.js';
import { countMandate } from '../mandate-quota.js';
import { PROVIDER, referenceFor } from '../open-order.js';
import { collectionDay } from '../target-days.js';

export class AuthoriseDebitDto extends DebtorDto {
  @MaxLength(20)
  @JSONSchema({ description: 'The code of the text message' })
  otp!: string;

  @IsBoolean()
  @JSONSchema({ description: 'The check box below the words of the mandate' })
  authorised!: boolean;

  @MaxLength(20)
  @JSONSchema({ description: 'Which words were shown' })
  mandate_version!: string;

  @IsUndefinable()
  @IsDay()
  @JSONSchema({ description: 'Which day of collection was shown in them' })
  collect_on?: string;
}

export const AuthorisedDebit = Type.Object({
  payment_id: Id,
  status: Type.String({ description: 'Of the payment' }),
  mandate_reference: Type.String(),
});
export type AuthorisedDebit = Static<typeof AuthorisedDebit>;

export class AuthoriseDebit extends Command<AuthorisedDebit> {
  constructor(readonly input: { paymentId: string; memberId: string; body: AuthoriseDebitDto; key: string }) {
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
    private readonly forms: DebitForms,
    private readonly commands: CommandBus,
  ) {}

  async execute({ input: { paymentId, memberId, body, key } }: AuthoriseDebit): Promise<AuthorisedDebit> {
    const form = await this.forms.read({ paymentId, memberId, body });
    requireSigned(body);
    const { terms, debtor, country, language, ibanHash, phoneHash, debit, account, mandates } = form;
    const sealed = await this.sealed(paymentId, debtor, country);
    const otp = body.otp.replace(/\D/g, '');
    const isRight = (code: SentCode) => isSameSecret(otp, codeOf(this.vault, paymentId, code));
    const outcome = await this.store.transact<Outcome>(
      {
        actor: memberId,
        key,
        request: { authorise: paymentId, input: body },
        reads: form.reads,
        writes: [debit, account, ...mandates],
      },
      (tx) => {
        const amount = form.requireOrder(tx);
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
        tx.decide(account, (state) => charge(state, { paymentId, amount: amount.amount, ...limit, at: tx.now }));
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
