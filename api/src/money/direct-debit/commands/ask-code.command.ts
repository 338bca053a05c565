import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, Store, Vault } from '../../../kernel/index.js';
import { masked } from '../../payment-bans/index.js';
import { charge } from '../account.js';
import { countCode, quotaOfMember, quotaOfPhone } from '../code-quota.js';
import { askCode, expiryOf } from '../debit.js';
import { DebitForms, type DebtorDto } from '../debit-form.js';
import { requireMandateLeft } from '../mandate-quota.js';

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
    private readonly forms: DebitForms,
  ) {}

  async execute({ input: { paymentId, memberId, body, key } }: AskCode): Promise<CodeSent> {
    const form = await this.forms.read({ paymentId, memberId, body });
    const { terms, debtor, language, phoneHash, debit, account, mandates } = form;
    const phone = await this.vault.seal(memberId, debtor.phone);
    const quotas = [quotaOfPhone(phoneHash), quotaOfMember(memberId)];
    const { askedAt, minutes, tries } = await this.store.transact(
      {
        actor: memberId,
        key,
        request: { code: paymentId, input: body },
        reads: [...form.reads, account, ...mandates],
        writes: [debit, ...quotas],
      },
      (tx) => {
        const { amount } = form.requireOrder(tx);
        charge(tx.state(account), { paymentId, amount, ...terms.limit, at: tx.now });
        for (const signed of mandates) requireMandateLeft(tx.state(signed), tx.now);
        for (const quota of quotas) tx.decide(quota, (state) => countCode(state, tx.now));
        const [asked] = tx.decide(debit, (state) =>
          askCode(state, { memberId, phone, phoneHash, language, ...terms.code, at: tx.at }),
        );
        return { ...terms.code, askedAt: asked.data.askedAt };
      },
    );
    const expires_at = expiryOf({ askedAt, minutes }).toISOString();
    return { sent_to: masked('phone', debtor.phone), expires_at, tries };
  }
}
