import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean, IsIn, IsInt, IsOptional, Matches, MaxLength, Min, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { Type, type Static } from 'typebox';
import { v7 as uuidv7 } from 'uuid';
import { memberOf, requireActive } from '../../../members/accounts/index.js';
import {
  CodeGuesses,
  discountOf,
  discountPlaces,
  discountUse,
  offerFor,
  requireCode,
  reserveDiscount,
} from '../../discounts/index.js';
import { CURRENCY, Id, invalidInput, IsId, isRefusal, IsUndefinable, Nested, Store } from '../../../kernel/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { priceChanged, Settings } from '../../../ground/settings/index.js';
import { orderOf, requireSeen } from '../order.js';
import { canBeRetried, paymentOf, placeOrder } from '../payment.js';
import { collectedByUs } from '../payment-methods.js';
import type { PaymentProvider } from '../payment-provider.js';
import { PaymentProviders } from '../payment-providers.js';
import { paymentNotFound } from '../payments.errors.js';
import { StartPayment } from './start-payment.command.js';

const AGREED_BY = ['checkbox', 'button'] as const;
type AgreedBy = (typeof AGREED_BY)[number];

class SeenPriceDto {
  @IsInt()
  @Min(0)
  price!: number;

  @IsInt()
  @Min(0)
  discount!: number;

  @IsInt()
  @Min(0)
  total!: number;

  @Matches(CURRENCY)
  currency!: string;
}

export class PlaceOrderDto {
  @MinLength(1)
  @MaxLength(40)
  package!: string;

  @MinLength(1)
  @MaxLength(40)
  payment_method!: string;

  @IsOptional()
  @IsId()
  @JSONSchema({
    description: 'An own payment that could not be made: another payment company is asked, where one takes the method',
  })
  retry_of?: string | null;

  @IsOptional()
  @MinLength(1)
  @MaxLength(100)
  discount_code?: string | null;

  @Nested(() => SeenPriceDto)
  @JSONSchema({
    description:
      'What the buyer was shown, in minor units: the package, what is taken off it, and all of it; refused at another price',
  })
  seen!: SeenPriceDto;

  @IsUndefinable()
  @IsBoolean()
  @JSONSchema({ description: 'The page is shown where Apple Pay works; no order with it otherwise' })
  apple_pay?: boolean;

  @IsUndefinable()
  @IsBoolean()
  @JSONSchema({
    description:
      'The buyer wants the credits at once and knows that spent ones cannot be given back; no order without it',
  })
  immediate_performance?: boolean;

  @IsUndefinable()
  @IsIn(AGREED_BY)
  @JSONSchema({ description: 'How the buyer said so: by ticking a box, or by the button below the same words' })
  agreed_by?: AgreedBy;
}

export const PlacedOrder = Type.Object({ payment_id: Id, pay_url: Type.String() });
export type PlacedOrder = Static<typeof PlacedOrder>;

/** Version of the two sentences beside the checkbox of the checkout; raise the number whenever their meaning changes. */
const IMMEDIATE_PERFORMANCE = 'immediate-performance-1';
/** The same sentences where an order is repeated with one press: above its button (decision 53). */
const BY_BUTTON = `${IMMEDIATE_PERFORMANCE}-button`;

export class PlaceOrder extends Command<PlacedOrder> {
  constructor(
    readonly input: {
      memberId: string;
      body: PlaceOrderDto;
      /** Where the order comes from: the site's origin, the host in the address bar, the IP address and its country. */
      from: { origin: string; host: string; ip: string; country: string | null };
      key: string;
    },
  ) {
    super();
  }
}

/**
 * The server computes price and discount at this moment (MNY-07). The payment is started in the same request, because
 * the member is waiting for the address of the pay page.
 */
@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly providers: PaymentProviders,
    private readonly commands: CommandBus,
    private readonly guesses: CodeGuesses,
  ) {}

  async execute({ input }: PlaceOrder): Promise<PlacedOrder> {
    const { memberId, body, from } = input;
    // No provider takes this method here, and retrying will not help: the list of methods does not offer it either.
    const provider =
      (await this.providerFor(memberId, body).catch((error: Error) => error)) ??
      invalidInput([{ field: 'payment_method', code: 'not_offered' }]);
    const place = () =>
      body.discount_code
        ? this.guesses.guard({ memberId, ip: from.ip }, () => this.place(input, provider))
        : this.place(input, provider);
    const paymentId = await place().catch(async (error: unknown) => {
      if (!isRefusal(error) || error.code !== priceChanged.code) throw error;
      // This process may still have old prices cached.
      await this.settings.refresh();
      return place();
    });
    const payUrl = await this.commands.execute(new StartPayment({ paymentId }));
    return { payment_id: paymentId, pay_url: payUrl };
  }

  private async place(
    { memberId, body, from, key }: PlaceOrder['input'],
    provider: PaymentProvider | Error,
  ): Promise<string> {
    const taken = provider instanceof Error ? null : await provider.methods();
    const payment = paymentOf(uuidv7());
    const code = body.discount_code ? requireCode(body.discount_code) : null;
    const { paymentId } = await this.store.transact(
      {
        actor: memberId,
        key,
        request: { order: body },
        reads: [memberOf(memberId), profileOf(memberId), ...(code ? [discountOf(code)] : [])],
        writes: [payment, ...(code ? [discountUse(code, memberId), discountPlaces(code)] : [])],
      },
      (tx) => {
        // Thrown only here: a retry must receive the first answer, whatever has become of the method or the older order.
        if (provider instanceof Error) throw provider;
        const member = tx.state(memberOf(memberId));
        requireActive(member);
        const { country } = tx.state(profileOf(memberId));
        const { hasBought, signedUpAt, language } = member;
        const offer = code ? offerFor(tx, code, { memberId, country, hasBought, signedUpAt }) : null;
        const buyer = { country, networkCountry: from.country, now: tx.now, taken };
        const order = orderOf(body, this.settings.at(from.host), buyer, offer);
        requireSeen(order, body.seen);
        tx.decide(payment, (state) =>
          placeOrder(state, {
            ...order,
            memberId,
            provider: provider.name,
            origin: from.origin,
            placedAt: tx.at,
            brand: this.settings.brandAt(from.host),
            immediatePerformance: { text: body.agreed_by === 'button' ? BY_BUTTON : IMMEDIATE_PERFORMANCE, language },
          }),
        );
        if (order.discount) {
          const { maxUses, once } = order.discount;
          reserveDiscount(tx, { code: order.discount.code, memberId, paymentId: payment.id, maxUses, once });
        }
        return { paymentId: payment.id };
      },
    );
    return paymentId;
  }

  private async providerFor(memberId: string, { retry_of, payment_method }: PlaceOrderDto) {
    if (!retry_of || collectedByUs(payment_method)) return this.providers.forMethod(payment_method);
    const { order, status } = await this.store.readFresh(paymentOf(retry_of));
    if (order?.memberId !== memberId || !canBeRetried(status)) throw paymentNotFound({});
    return (await this.providers.alternativeTo(order.provider, payment_method)) ?? this.providers.current;
  }
}
