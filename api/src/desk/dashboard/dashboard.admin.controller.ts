import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { CSV, CsvExports, CsvFormParams } from '../../ground/lists/index.js';
import { Places } from '../../ground/places/index.js';
import { Settings, type StepToMark } from '../../ground/settings/index.js';
import { Config, Day, defineContract, Get, type Reply, type RequestOf } from '../../kernel/index.js';
import { columnsOf, linesOf } from './figures-file.js';
import { UNITS } from './periods.js';
import { FiguresReport, GetFigures } from './queries/get-figures.query.js';
import { ListQueues, WaitingQueues } from './queries/list-queues.query.js';

/** As `npm run env` writes it for docker-compose.yml. */
const CATCHER = 'smtp://mail:1025';

const queues = defineContract({
  summary: 'What waits for the caller’s role, and for how long',
  access: 'staff',
  reply: { 200: WaitingQueues },
});

/** In development mode, which has stand-ins of its own, nothing is missing. */
const Installation = Type.Object({
  /** A mail server; without one a catcher holds all mail. */
  mail: Type.Boolean(),
  /** A payment company that takes money. */
  payments: Type.Boolean(),
  /** Terms of the operator's own, in the site's own language. */
  terms: Type.Boolean(),
  company: Type.Boolean(),
  /** What an administrator has marked as done (the setting `done_steps`), and places also where a file was read. */
  packages: Type.Boolean(),
  methods: Type.Boolean(),
  staff: Type.Boolean(),
  key: Type.Boolean(),
  backups: Type.Boolean(),
  places: Type.Boolean(),
});
const installation = defineContract({
  summary: 'What this installation has of what a site for real needs',
  access: 'staff:admin',
  reply: { 200: Installation },
});

const FiguresQuery = Type.Object(
  {
    by: Type.Optional(Type.Enum([...UNITS])),
    /** A day of the last period; without it, and where it is later, today. */
    until: Type.Optional(Day),
  },
  { additionalProperties: false },
);
const figures = defineContract({
  summary: 'How the business does, by day, week or month, with the time before: sums of events',
  access: 'staff:finance',
  query: FiguresQuery,
  reply: { 200: FiguresReport },
});
const file = defineContract({
  ...figures,
  summary: 'The same as a file',
  query: Type.Object({ ...FiguresQuery.properties, ...CsvFormParams }, { additionalProperties: false }),
  reply: { 200: CSV },
});

@Controller('admin')
export class DashboardAdminController {
  constructor(
    private readonly queries: QueryBus,
    private readonly exports: CsvExports,
    private readonly config: Config,
    private readonly settings: Settings,
    private readonly places: Places,
  ) {}

  @Get('queues', queues)
  queues(@Req() { caller }: RequestOf<typeof queues>): Promise<WaitingQueues> {
    return this.queries.execute(new ListQueues(caller));
  }

  @Get('installation', installation)
  async installation(): Promise<Static<typeof Installation>> {
    const { production, smtpUrl, mollie } = this.config;
    const { pageTerms, defaultLocale, companyName, doneSteps } = this.settings.current();
    const marked = (step: StepToMark) => !production || doneSteps.includes(step);
    return {
      mail: !production || (smtpUrl !== undefined && smtpUrl !== CATCHER),
      payments: !production || mollie !== undefined,
      terms: !production || Boolean(pageTerms[defaultLocale]),
      company: !production || companyName !== '',
      packages: marked('packages'),
      methods: marked('methods'),
      staff: marked('staff'),
      key: marked('key'),
      backups: marked('backups'),
      places: marked('places') || (await this.places.imported()).length > 0,
    };
  }

  @Get('figures', figures)
  figures(@Req() { query }: RequestOf<typeof figures>): Promise<FiguresReport> {
    return this.queries.execute(wanted(query));
  }

  @Get('figures.csv', file)
  async csv(
    @Req() { caller, query: { language, decimal, ...asked } }: RequestOf<typeof file>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const { periods } = await this.queries.execute(wanted(asked));
    return this.exports.send(reply, caller.id, {
      list: 'figures',
      filter: asked,
      language,
      decimal,
      rows: periods.flatMap(linesOf),
      columns: columnsOf(),
    });
  }
}

const wanted = ({ by = 'day', until = null }: { by?: (typeof UNITS)[number]; until?: string | null }) =>
  new GetFigures({ by, until });
