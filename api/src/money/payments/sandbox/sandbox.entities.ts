import { Column, Entity, PrimaryColumn } from 'typeorm';

export type SandboxStatus = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled';
export type SandboxRefundStatus = 'paid' | 'pending' | 'failed';

@Entity({ schema: 'sandbox', name: 'payments' })
export class SandboxPayment {
  @PrimaryColumn('text')
  reference!: string;

  /** The customer's: one payment for it, however often it is asked for. */
  @Column('uuid')
  paymentId!: string;

  @Column('bigint')
  amount!: number;

  @Column('char', { length: 3 })
  currency!: string;

  @Column('text')
  method!: string;

  @Column('text', { nullable: true })
  bank!: string | null;

  @Column('text')
  description!: string;

  @Column('text')
  returnUrl!: string;

  @Column('text')
  webhookUrl!: string;

  @Column('text')
  status!: SandboxStatus;

  /** Its webhooks are lost on the way. */
  @Column('boolean')
  silent!: boolean;

  /** Which of the sandbox's companies has it. */
  @Column('text')
  company!: string;

  /** How often each notice is sent. */
  @Column('smallint')
  copies!: number;

  /** Seconds until the first notice. */
  @Column('integer')
  noticeDelay!: number;

  /** An old notice comes after a new one. */
  @Column('boolean')
  shuffled!: boolean;

  /** Notices with a signature that is not ours come between. */
  @Column('boolean')
  forged!: boolean;

  /** How refunds of this payment end. */
  @Column('text')
  refunds!: SandboxRefundStatus;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  paidAt!: Date | null;
}

@Entity({ schema: 'sandbox', name: 'refunds' })
export class SandboxRefund {
  @PrimaryColumn('text')
  reference!: string;

  /** The customer's: money goes back once for it, however often it is asked for. */
  @Column('text')
  refundId!: string;

  /** Its reference. */
  @Column('text')
  payment!: string;

  @Column('bigint')
  amount!: number;

  @Column('char', { length: 3 })
  currency!: string;

  @Column('text')
  status!: SandboxRefundStatus;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}

/** Money that the payer's bank took back; reversed: and gave again. */
@Entity({ schema: 'sandbox', name: 'chargebacks' })
export class SandboxChargeback {
  @PrimaryColumn('text')
  reference!: string;

  /** Its reference. */
  @Column('text')
  payment!: string;

  @Column('bigint')
  amount!: number;

  @Column('char', { length: 3 })
  currency!: string;

  @Column('boolean')
  reversed!: boolean;

  @Column('timestamptz')
  createdAt!: Date;
}

/** What goes wrong next, and how often still. */
@Entity({ schema: 'sandbox', name: 'switches' })
export class SandboxSwitch {
  @PrimaryColumn('text')
  name!: string;

  @Column('integer')
  leftOver!: number;
}
