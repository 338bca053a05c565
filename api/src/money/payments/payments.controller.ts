import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import {
  CodeGuesses,
  discountAlreadyUsed,
  discountExpired,
  discountMinimumOrder,
  discountNotFound,
  discountPaymentMethod,
} from '../discounts/index.js';
import { defineContract, Get, Id, Post, premiumRequired, type RequestOf } from '../../kernel/index.js';
import { priceChanged, Settings, VisitorCountry } from '../../ground/settings/index.js';
import { PlacedOrder, PlaceOrder, PlaceOrderDto } from './commands/place-order.command.js';
import { paymentNotFound, paymentUnavailable } from './payments.errors.js';
import { GetLastOrder, LastOrder } from './queries/get-last-order.query.js';
import { GetPayment, PaymentView } from './queries/get-payment.query.js';
import { GetPricing, Pricing } from './queries/get-pricing.query.js';
import { ListPackages, PackageList } from './queries/list-packages.query.js';
import { ListPaymentMethods, PaymentMethodList } from './queries/list-payment-methods.query.js';

const listPackages = defineContract({
  summary: "List the packages of credits on offer, with the prices of a code or of the member's active discount",
  access: 'visitor',
  query: Type.Object(
    { discount_code: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) },
    { additionalProperties: false },
  ),
  reply: { 200: PackageList },
  errors: [discountNotFound, discountExpired, discountAlreadyUsed],
});
const getPricing = defineContract({
  summary: "What credits cost and how they are paid, in the country asked for, the member's or the visitor's",
  access: 'visitor',
  query: Type.Object(
    { country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) },
    { additionalProperties: false },
  ),
  reply: { 200: Pricing },
});
const listPaymentMethods = defineContract({
  summary: 'List the ways this member can pay now',
  access: 'member',
  query: Type.Object(
    {
      apple_pay: Type.Optional(
        Type.Boolean({ description: 'The page is shown where Apple Pay works; it is left out otherwise' }),
      ),
    },
    { additionalProperties: false },
  ),
  reply: { 200: PaymentMethodList },
});
const placeOrder = defineContract({
  summary: 'Order a package; answers where to pay it',
  access: 'active',
  key: 'required',
  body: PlaceOrderDto,
  reply: { 201: PlacedOrder },
  errors: [
    paymentNotFound,
    paymentUnavailable,
    priceChanged,
    discountNotFound,
    discountExpired,
    discountAlreadyUsed,
    discountMinimumOrder,
    discountPaymentMethod,
  ],
});
const getLastOrder = defineContract({
  summary: 'What was paid for last, to order it again; for premium members',
  access: 'member',
  reply: { 200: LastOrder },
  errors: [premiumRequired],
});
const getPayment = defineContract({
  summary: 'Look an own payment up',
  access: 'member',
  params: Type.Object({ id: Id }),
  reply: { 200: PaymentView },
  errors: [paymentNotFound],
});

@Controller()
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly settings: Settings,
    private readonly visitorCountry: VisitorCountry,
    private readonly guesses: CodeGuesses,
  ) {}

  @Get('packages', listPackages)
  packages(@Req() request: RequestOf<typeof listPackages>): Promise<PackageList> {
    const { caller, ip, query } = request;
    const buyer = caller ? { memberId: caller.id } : { country: this.visitorCountry.of(request) };
    const code = query.discount_code ?? null;
    const list = () => this.queries.execute(new ListPackages({ buyer, code, host: request.host }));
    // There is no code for visitors, so nothing that they could find out.
    return caller && code ? this.guesses.guard({ memberId: caller.id, ip }, list) : list();
  }

  @Get('pricing', getPricing)
  pricing(@Req() request: RequestOf<typeof getPricing>): Promise<Pricing> {
    return this.queries.execute(
      new GetPricing({
        memberId: request.caller?.id ?? null,
        askedCountry: request.query.country ?? null,
        visitedCountry: this.visitorCountry.of(request),
        host: request.host,
      }),
    );
  }

  @Get('payment-methods', listPaymentMethods)
  methods(@Req() { caller, host, query }: RequestOf<typeof listPaymentMethods>): Promise<PaymentMethodList> {
    return this.queries.execute(new ListPaymentMethods({ memberId: caller.id, host, device: query }));
  }

  @Post('orders', placeOrder)
  order(@Req() request: RequestOf<typeof placeOrder>): Promise<PlacedOrder> {
    const { caller, body, key, host, ip } = request;
    const from = { ip, origin: this.settings.originAt(host), host, country: this.visitorCountry.of(request) };
    return this.commands.execute(new PlaceOrder({ memberId: caller.id, body, from, key }));
  }

  @Get('orders/last', getLastOrder)
  lastOrder(@Req() { caller }: RequestOf<typeof getLastOrder>): Promise<LastOrder> {
    return this.queries.execute(new GetLastOrder(caller.id));
  }

  @Get('payments/:id', getPayment)
  payment(@Req() { caller, params: { id } }: RequestOf<typeof getPayment>): Promise<PaymentView> {
    return this.queries.execute(new GetPayment({ paymentId: id, memberId: caller.id }));
  }
}
