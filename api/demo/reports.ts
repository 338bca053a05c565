import type { Chronicle } from './calendar.js';
import type { Encounter } from './encounters.js';
import type { Inhabitant } from './inhabitants.js';
import type { Visitor } from './visitor.js';
import type { Role } from '../src/ground/staff/index.js';
import { COMPLAINTS, LETTERS, type Complaint } from './words/reports.js';

interface Resident {
  id: string;
  visitor: Visitor;
}

/** Members report each other; moderators have decided some of it. */
export function fileReports(
  chronicle: Chronicle,
  crowd: readonly Inhabitant[],
  talks: readonly Encounter[],
  residentOf: (person: Inhabitant) => Promise<Resident>,
  staff: (role: Role) => Promise<Visitor>,
): void {
  const shown = crowd.filter(({ photos, joined }) => photos[0]?.fate === 'active' && joined > 250);
  const reporters = crowd.filter(({ silent, fictional, joined }) => !silent && !fictional && joined > 250);
  const conversations = talks.filter(({ lines }) => lines.some(({ at }) => at > 130));
  for (const [number, complaint] of COMPLAINTS.entries()) {
    const name = `report ${number}`;
    const at = 2 + number * 13;
    const talk = conversations[number];
    const subject = complaint.about === 'message' ? talk?.between[0] : shown[number * 3];
    const reporter = complaint.about === 'message' ? talk?.between[1] : reporters[number * 4 + 1];
    if (!subject || !reporter || subject === reporter) continue;
    let filed: Promise<string> | undefined;
    const file = async () => {
      const { visitor } = await residentOf(reporter);
      const about = await subjectOf(complaint, await residentOf(subject), visitor);
      const { reason, text } = complaint;
      const body = { ...about, reason, ...(text && { text }) };
      return (await visitor.post<{ case_id: string }>('/reports', name, body)).case_id;
    };
    chronicle.at(at, () => (filed = file()));
    const { decided, objection, revised } = complaint;
    if (!decided) continue;
    chronicle.at(at - 1.5, async () => {
      const [decision, statement_of_reasons] = decided;
      const path = `/admin/cases/${await filed!}/decide`;
      const measures = decision === 'upheld' && complaint.about !== 'member' ? ['take_down'] : [];
      const body = { decision, statement_of_reasons, measures };
      await (await staff('moderator')).post(path, `decide ${name}`, body);
      if (!objection) return;
      const { visitor } = await residentOf(subject);
      await visitor.post(`/decisions/${await filed!}/objection`, `object ${name}`, { text: objection });
      if (!revised) return;
      // Whoever decided before does not judge the objection.
      const [again, reasons] = revised;
      const judgement = { decision: again, statement_of_reasons: reasons };
      await (await staff('admin')).post(path, `revise ${name}`, judgement);
    });
  }
}

/** Whoever was sent the photo in a chat reports it; its case waits. */
export function reportChatPhoto(
  chronicle: Chronicle,
  talks: readonly Encounter[],
  residentOf: (person: Inhabitant) => Promise<Resident>,
): void {
  const sent = talks.flatMap((talk) => talk.lines.filter(({ photo }) => photo).map((line) => ({ ...line, talk })))[0];
  const reporter = sent?.talk.between.find((one) => one !== sent.by);
  if (!sent || !reporter) return;
  // The picture is drawn while others go on.
  chronicle.alone(sent.at / 2, async () => {
    const { visitor } = await residentOf(reporter);
    const about = await subjectOf({ about: 'message', reason: 'other' }, await residentOf(sent.by), visitor);
    const text = 'Op deze foto staat volgens mij iemand anders.';
    await visitor.post('/reports', 'report of a photo in a chat', { ...about, reason: 'fake_profile', text });
  });
}

/** As the person who sends a notice copied it from the browser. */
const SITE = 'https://velvet.example';

/** Members complain about the site itself: some wait for an answer, some were answered. */
export function complain(
  chronicle: Chronicle,
  crowd: readonly Inhabitant[],
  residentOf: (person: Inhabitant) => Promise<Resident>,
  staff: (role: Role) => Promise<Visitor>,
): void {
  const writers = crowd.filter(({ silent, fictional, tale, joined }) => !silent && !fictional && tale && joined > 120);
  const shown = crowd.filter(({ photos }) => photos[0]?.fate === 'active');
  for (const [index, { kind, language, text, answer, handedOver, about }] of LETTERS.entries()) {
    const those = writers.filter((one) => one.language === language);
    const writer = those[index % those.length];
    if (!writer) continue;
    const name = `complaint ${index}`;
    let made: Promise<{ number: string }> | undefined;
    const write = async () => {
      const { visitor } = await residentOf(writer);
      const notice = about && {
        address: `${SITE}/members/${(await residentOf(shown[0]!)).id}`,
        name: writer.name,
        good_faith: true,
      };
      return visitor.post<{ number: string }>('/complaints', name, { kind, language, text, ...notice });
    };
    chronicle.at(5 + index * 22, () => (made = write()));
    const [act, body] = answer ? ['answer', answer] : handedOver ? ['hand-over', { reason: handedOver }] : [];
    if (!act) continue;
    chronicle.at(3 + index * 22, async () => {
      const desk = await staff(kind === 'payment' ? 'finance' : 'moderator');
      const filter = encodeURIComponent(JSON.stringify(await made!.then(({ number }) => ({ number }))));
      const [complaint] = await desk.get<{ id: string }[]>(`/admin/complaints?filter=${filter}`);
      // Handed over before the making was cut off, it is no longer this desk's.
      if (complaint) await desk.post(`/admin/complaints/${complaint.id}/${act}`, `${act} ${name}`, body);
    });
  }
}

async function subjectOf({ about }: Complaint, { id, visitor }: Resident, reporter: Visitor): Promise<object> {
  switch (about) {
    case 'member':
      return { member_id: id };
    case 'photo': {
      const { photos } = await visitor.get<{ photos: { id: string }[] }>('/photos');
      return { photo_id: photos[0]!.id };
    }
    case 'message': {
      const { chats } = await reporter.get<{ chats: { id: string; profile: { id: string } }[] }>('/chats');
      const chat = chats.find(({ profile }) => profile.id === id)!;
      const { messages } = await reporter.get<{ messages: { version: number; from_me: boolean }[] }>(
        `/chats/${chat.id}`,
      );
      const theirs = messages.find(({ from_me }) => !from_me)!;
      return { message: { conversation_id: chat.id, version: theirs.version } };
    }
  }
}
