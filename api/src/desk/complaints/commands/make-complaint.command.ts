import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean, IsIn, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { Type, type Static } from 'typebox';
import { v5 as uuidOf } from 'uuid';
import { Tallies } from '../../../ground/authentication/index.js';
import { LOCALES, Settings, type Locale } from '../../../ground/settings/index.js';
import {
  Instant,
  invalidInput,
  IsUndefinable,
  Store,
  tooManyRequests,
  Vault,
  type Member,
} from '../../../kernel/index.js';
import { Accounts, mailboxOf, normaliseEmail } from '../../../members/accounts/index.js';
import { normaliseLine, normaliseText } from '../../../members/profiles/index.js';
import { complaintKey, complaintOf, makeComplaint } from '../complaint.js';
import { ComplaintFiles } from '../complaint-files.js';
import { COMPLAINT_NUMBER, newNumber } from '../complaint-number.js';
import { problemsOf } from '../complaint-problems.js';
import { COMPLAINT_KINDS, type ComplaintKind } from '../complaint.values.js';

export class ComplaintDto {
  @IsIn(COMPLAINT_KINDS)
  kind!: ComplaintKind;

  @MaxLength(5_000)
  text!: string;

  @IsIn(LOCALES)
  @JSONSchema({ description: 'In which answers are written' })
  language!: Locale;

  @IsUndefinable()
  @MaxLength(254)
  @JSONSchema({ description: 'Where answers go to; of members it is known' })
  email?: string;

  @IsUndefinable()
  @MaxLength(120)
  name?: string;

  @IsUndefinable()
  @MaxLength(2_000)
  @JSONSchema({ description: 'Of the illegal content' })
  address?: string;

  @IsUndefinable()
  @IsBoolean()
  @JSONSchema({ description: 'The notice is about sexual abuse of a child, so that neither name nor e-mail is needed' })
  child_abuse?: boolean;

  @IsUndefinable()
  @IsBoolean()
  @JSONSchema({
    description: 'Whoever sends the notice believes in good faith that what it says is accurate and complete',
  })
  good_faith?: boolean;

  @IsUndefinable()
  @MaxLength(200)
  @JSONSchema({ description: 'As the upload answered it' })
  file?: string;
}

export const MadeComplaint = Type.Object({
  /** What the person quotes. */
  number: Type.String(),
  /** Until when the first answer is due. */
  answer_by: Instant,
});
export type MadeComplaint = Static<typeof MadeComplaint>;

/** The namespace of complaints' ids: the same press makes the same complaint. */
const IDS = 'b2ba3c1c-4f9a-4d8f-8a52-6f2d6cbb1a57';
/** Acknowledgements that one mailbox is sent a day: anybody may write it into the form. */
const ADDRESS_A_DAY = 5;
const DAY_MINUTES = 24 * 60;

export class MakeComplaint extends Command<MadeComplaint> {
  constructor(
    readonly input: {
      caller: Member | undefined;
      body: ComplaintDto;
      /** Host of the request, which selects the brand that answers. */
      host: string;
      key: string;
    },
  ) {
    super();
  }
}

/** Takes a complaint of a member or visitor in (ADM-09). @throws invalid_input, complaint_file_gone, too_many_requests */
@CommandHandler(MakeComplaint)
export class MakeComplaintHandler implements ICommandHandler<MakeComplaint> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly accounts: Accounts,
    private readonly settings: Settings,
    private readonly files: ComplaintFiles,
    private readonly tallies: Tallies,
  ) {}

  async execute({ input: { caller, body, host, key } }: MakeComplaint): Promise<MadeComplaint> {
    const { kind, language } = body;
    const known = caller && (await this.accounts.emailOf(caller.id));
    const notice = kind === 'illegal';
    const written = {
      kind,
      text: normaliseText(body.text),
      email: known ?? normaliseEmail(body.email ?? ''),
      name: notice ? normaliseLine(body.name ?? '') : null,
      address: notice ? normaliseLine(body.address ?? '') : null,
      childAbuse: body.child_abuse === true,
      goodFaith: body.good_faith === true,
    };
    const { text, email, name, address } = written;
    const problems = problemsOf(written);
    // Who need not leave an address may still mistype one.
    const mistyped =
      email === null && (body.email ?? '').trim() !== '' && !problems.some(({ field }) => field === 'email');
    if (mistyped) problems.push({ field: 'email', code: 'invalid_email' });
    if (problems.length > 0 || text === null) throw invalidInput(problems);

    const actor = caller?.id ?? 'visitor';
    const id = uuidOf(`${actor} ${key}`, IDS);
    const ref = complaintOf(id);
    const command = { actor, key, request: body, writes: [ref], domain: this.settings.at(host).domain };
    const before = await this.store.readFresh(ref);
    // A second press: the first has taken everything in, or this one is another request and is told so.
    if (before.status !== 'none') {
      const { number, answerBy } = before;
      return this.store.transact(command, () => ({ number, answer_by: answerBy }));
    }
    if (email !== null && !known) await this.requireRoomAt(email);
    const owner = complaintKey(id);
    await this.vault.createKey(owner);
    const seal = async (words: string | null) => (words === null ? null : this.vault.seal(owner, words));
    const [sealedText, sealedEmail, sealedName, sealedAddress, file] = await Promise.all([
      this.vault.seal(owner, text),
      seal(email),
      seal(name),
      seal(address),
      body.file === undefined ? null : this.files.take(body.file, id, owner),
    ]);
    const number = newNumber();
    return this.store.transact(command, (tx) => {
      tx.claim({
        kind: COMPLAINT_NUMBER,
        value: number,
        owner: id,
        taken: () => {
          throw new Error('this number is taken');
        },
      });
      const [{ data }] = tx.decide(ref, (state) =>
        makeComplaint(state, {
          number,
          kind,
          memberId: caller?.id ?? null,
          email: sealedEmail,
          name: sealedName,
          text: sealedText,
          address: sealedAddress,
          language,
          site: host,
          file,
          at: tx.at,
          terms: this.settings.at(host),
        }),
      );
      return { number, answer_by: data.answerBy };
    });
  }

  /** Nobody can have another's inbox filled with our acknowledgements. */
  private async requireRoomAt(email: string): Promise<void> {
    const tally = { subject: this.vault.hmac('complaints address', mailboxOf(email)), limit: ADDRESS_A_DAY };
    const minutes = await this.tallies.count([tally], DAY_MINUTES);
    if (minutes > 0) throw tooManyRequests({ seconds: minutes * 60, minutes });
  }
}
