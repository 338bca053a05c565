import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { MoneySchema, Settings } from '../../settings/index.js';
import { share } from '../share.js';

export const PackageList = Type.Object({
  packages: Type.Array(
    Type.Object({
      id: Type.String(),
      credits: Type.Integer(),
      price: MoneySchema,
      variant: Type.Integer({ minimum: 1, maximum: 4, description: 'Colour' }),
      popular: Type.Boolean(),
      message_price: { ...MoneySchema, description: 'What one message costs with credits of this package' },
    }),
  ),
  message_credits: Type.Integer(),
});
export type PackageList = Static<typeof PackageList>;

export class ListPackages extends Query<PackageList> {}

@QueryHandler(ListPackages)
export class ListPackagesHandler implements IQueryHandler<ListPackages> {
  constructor(private readonly settings: Settings) {}

  async execute(): Promise<PackageList> {
    const { packages, messageCredits } = this.settings.current();
    return {
      packages: packages.map((pack) => ({ ...pack, message_price: share(pack.price, messageCredits, pack.credits) })),
      message_credits: messageCredits,
    };
  }
}
