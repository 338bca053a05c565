import { Clock, defineJob, formatMessage, HandlesJob, Store, Vault, type JobHandler } from '../../../kernel/index.js';
import { paymentOf } from '../../payments/index.js';
import { isLocale, Settings } from '../../../ground/settings/index.js';
import { SmsSender } from '../../../ground/delivery/index.js';
import { codeOf } from '../codes.js';
import { debitOf, expiryOf } from '../debit.js';
import { MESSAGES } from '../messages.js';

interface SendCode {
  paymentId: string;
  number: number;
  memberId: string;
  language: string;
}

export const sendCode = defineJob<SendCode>('send-debit-code', { attempts: 5 });

/** Sends a one-time code, unless a newer one was requested or it would arrive after its expiry. */
@HandlesJob(sendCode)
export class SendCodeJob implements JobHandler<SendCode> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly sms: SmsSender,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async run({ paymentId, number, memberId, language }: SendCode): Promise<void> {
    const { status, code } = await this.store.readFresh(debitOf(paymentId));
    if (status !== 'asked' || code?.number !== number) return;
    if (this.clock.now() > expiryOf(code)) return;
    const to = await this.vault.open(code.phone);
    if (!to) return;
    const { order } = await this.store.readFresh(paymentOf(paymentId));
    const { name: site } = this.settings.ofBrand(order?.brand ?? null);
    const values = { code: codeOf(this.vault, paymentId, code), site, minutes: code.minutes };
    const locale = isLocale(language) ? language : 'nl';
    // Below 160 characters even with the longest site name.
    const text = formatMessage(locale, MESSAGES[locale].code, values);
    await this.sms.send({ memberId, to, text, key: `${paymentId}-${number}` });
  }
}
