import { Column, Entity, PrimaryColumn } from 'typeorm';

export type SandboxStatus = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled';
export type SandboxRefundStatus = 'paid' | 'pending' | 'failed';

@Entity({ schema: 'sandbox', name: 'payments' })
export class SandboxPayment {
  @PrimaryColumn('text')
  reference!: string;

  /** The customer's payment id, used as idempotency key. */
  @Column('uuid')
  paymentId!: string;

  @Column('bigint')
  amount!: number;

  @Column('char', { length: 3 })
  currency!: string;

  @Column('text')
  method!: string;

  /** Chosen on the pay page. */
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

  /** Its webhooks are lost. */
  @Column('boolean')
  silent!: boolean;

  /** The sandbox company that has it. */
  @Column('text')
  company!: string;

  /** How many times each webhook is sent. */
  @Column('smallint')
  copies!: number;

  /** Seconds until the first webhook. */
  @Column('integer')
  noticeDelay!: number;

  /** An old webhook arrives after a newer one. */
  @Column('boolean')
  shuffled!: boolean;

  /** Webhooks with a forged signature are sent in between. */
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

  /** The customer's refund id, used as idempotency key. */
  @Column('text')
  refundId!: string;

  /** The payment's reference. */
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

/** A charge-back by the payer's bank; `reversed`: the bank has paid the money again. */
@Entity({ schema: 'sandbox', name: 'chargebacks' })
export class SandboxChargeback {
  @PrimaryColumn('text')
  reference!: string;

  /** The payment's reference. */
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

/** A simulated failure, and how many times it is still to happen. */
@Entity({ schema: 'sandbox', name: 'switches' })
export class SandboxSwitch {
  @PrimaryColumn('text')
  name!: string;

  @Column('integer')
  leftOver!: number;
}
