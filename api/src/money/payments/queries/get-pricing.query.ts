import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, MoneySchema, Nullable, Store } from '../../../kernel/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { isCountry, packagesFor, Settings, share } from '../../../ground/settings/index.js';
import { methodChoices, offeredMethods } from '../payment-methods.js';
import { PaymentProviders } from '../payment-providers.js';
import { PaymentMethodList } from './list-payment-methods.query.js';

export const Pricing = Type.Object({
  country: Nullable(Type.String(), { description: 'Whose prices these are; null: of no country' }),
  packages: Type.Array(
    Type.Object({ id: Type.String(), credits: Type.Integer(), price: MoneySchema, message_price: MoneySchema }),
  ),
  message_credits: Type.Integer(),
  methods: PaymentMethodList.properties.methods,
});
export type Pricing = Static<typeof Pricing>;

/** `asked`: the country that the reader chose; `visited`: the country of their IP address. */
export class GetPricing extends Query<Pricing> {
  constructor(
    readonly input: {
      memberId: string | null;
      askedCountry: string | null;
      visitedCountry: string | null;
      host: string;
    },
  ) {
    super();
  }
}

/** Public: the price of credits in a country and the payment methods available there. */
@QueryHandler(GetPricing)
export class GetPricingHandler implements IQueryHandler<GetPricing> {
  constructor(
    private readonly settings: Settings,
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { memberId, askedCountry, visitedCountry, host } }: GetPricing): Promise<Pricing> {
    const settings = this.settings.at(host);
    const own = memberId && (await this.store.readFresh(profileOf(memberId))).country;
    const country =
      [askedCountry, own, visitedCountry].find((one) => one && isCountry(one) && settings.countries.includes(one)) ??
      null;
    const packages = packagesFor(settings, country);
    const { currency } = packages[0]!.price;
    const taken = await this.providers.current?.methods();
    const offered = offeredMethods(settings.paymentMethods, { country, now: this.clock.now(), taken });
    return {
      country,
      packages: packages.map(({ id, credits, price }) => ({
        id,
        credits,
        price,
        message_price: share(price, settings.messageCredits, credits),
      })),
      message_credits: settings.messageCredits,
      methods: methodChoices(
        offered.filter(({ id }) => this.providers.forMethod(id)),
        { country, currency, nameOf: this.providers.nameOf },
      ).map(({ id, costs, same }) => ({ id, transaction_costs: costs, same })),
    };
  }
}
