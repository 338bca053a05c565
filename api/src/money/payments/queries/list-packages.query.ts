import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import {
  discountNotFound,
  Discounts,
  reaches,
  reduced,
  reductionOf,
  secondsLeft,
  type Offer,
} from '../../discounts/index.js';
import { Clock, Instant, MoneySchema, Nullable, Store } from '../../../kernel/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { packagesFor, Settings, share, type Package } from '../../../ground/settings/index.js';

const messagePrice = { ...MoneySchema, description: 'What one message costs with credits of this package' };

export const PackageList = Type.Object({
  packages: Type.Array(
    Type.Object({
      id: Type.String(),
      credits: Type.Integer(),
      price: MoneySchema,
      message_price: messagePrice,
      discounted: Nullable(
        Type.Object({
          off: { ...MoneySchema, description: 'What the discount takes off `price` of the package' },
          price: MoneySchema,
          message_price: messagePrice,
        }),
        { description: 'With the discount; null without one, or where its minimum is not reached' },
      ),
      variant: Type.Integer({ minimum: 1, maximum: 4, description: 'Colour' }),
      popular: Type.Boolean(),
    }),
  ),
  message_credits: Type.Integer(),
  discount: Nullable(
    Type.Object({
      code: Type.String(),
      value_percentage: Type.Integer(),
      ends_at: Nullable(Instant),
      seconds_left: Nullable(Type.Integer()),
      minimum_order: Nullable(MoneySchema),
      payment_methods: Nullable(Type.Array(Type.String()), { description: 'Null: all' }),
    }),
  ),
});
export type PackageList = Static<typeof PackageList>;

/** A visitor is known only by country and has no discount. `code` null: the discount that applies without a code. */
export class ListPackages extends Query<PackageList> {
  constructor(
    readonly input: {
      buyer: { memberId: string } | { country: string | null };
      code: string | null;
      host: string;
    },
  ) {
    super();
  }
}

@QueryHandler(ListPackages)
export class ListPackagesHandler implements IQueryHandler<ListPackages> {
  constructor(
    private readonly settings: Settings,
    private readonly discounts: Discounts,
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { buyer, code, host } }: ListPackages): Promise<PackageList> {
    const memberId = 'memberId' in buyer ? buyer.memberId : null;
    const settings = this.settings.at(host);
    const { messageCredits } = settings;
    // Read fresh: another process may have changed the country, and the order will be checked against its prices.
    const country =
      'memberId' in buyer ? (await this.store.readFresh(profileOf(buyer.memberId))).country : buyer.country;
    const offer = await this.offerTo(memberId, code);
    return {
      packages: packagesFor(settings, country).map((pack) => ({
        ...pack,
        message_price: share(pack.price, messageCredits, pack.credits),
        discounted: offer && withDiscount(pack, offer, messageCredits),
      })),
      message_credits: messageCredits,
      discount: offer && {
        code: offer.code,
        value_percentage: offer.terms.percentage,
        ends_at: offer.endsAt,
        seconds_left: secondsLeft(offer, this.clock.now()),
        minimum_order: offer.terms.minimumOrder,
        payment_methods: offer.terms.paymentMethods,
      },
    };
  }

  private offerTo(memberId: string | null, code: string | null): Promise<Offer | null> | null {
    if (!memberId) {
      if (code) throw discountNotFound({});
      return null;
    }
    return code ? this.discounts.offer(code, memberId) : this.discounts.activeOffer(memberId);
  }
}

function withDiscount(
  { price, credits }: Pick<Package, 'price' | 'credits'>,
  { terms }: Offer,
  messageCredits: number,
) {
  if (!reaches(price, terms.minimumOrder)) return null;
  const less = reduced(price, terms.percentage);
  return {
    off: reductionOf(price, terms.percentage),
    price: less,
    message_price: share(less, messageCredits, credits),
  };
}
