import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import {
  addressCampaign,
  askTest,
  campaign,
  changeCampaign,
  sendCampaign,
  stopCampaign,
  writeCampaign,
  type CampaignState,
} from './campaign.js';
import type { CampaignEvent, CampaignTexts, Letter } from './campaign.events.js';
import {
  campaignAlreadySent,
  campaignForNobody,
  campaignNotFound,
  campaignNotSending,
  campaignOutdated,
} from './campaigns.errors.js';

const at = '2026-07-01T09:00:00.000Z';
const nl: CampaignTexts = { subject: 'Korting', heading: 'Hoi {name}', body: 'Op {site}.', button: 'Kopen' };
const letter: Letter = {
  name: 'Zomer',
  kind: 'promotions',
  path: '/credits',
  discountCode: null,
  texts: { nl },
  audience: { brand: null, country: null, gender: null, premium: null },
};
const written: CampaignEvent = { type: 'CampaignWritten', data: { ...letter, writtenAt: at } };
const reason = 'Summer sale';
const sent: CampaignEvent = { type: 'CampaignSent', data: { members: 2, reason, sentAt: at } };
const addressed: CampaignEvent = { type: 'CampaignAddressed', data: { members: 2, addressedAt: at } };
const stopped: CampaignEvent = { type: 'CampaignStopped', data: { reason: 'Wrong price', stoppedAt: at } };

const write = (changes: Partial<Letter>) => (state: CampaignState) =>
  writeCampaign(state, { ...letter, ...changes }, at);

describe('NTF-02 what staff write to members', () => {
  it('is a draft until it is sent', () => {
    given(campaign)
      .when((state) => writeCampaign(state, letter, at))
      .then(written);
    const { state } = given(campaign, written);
    expect(state).toMatchObject({ status: 'draft', version: 1, letter });
  });

  it('has every part in each of its languages, and only placeholders that can be filled in', () => {
    const half = { ...nl, button: ' ', heading: 'Hoi {voornaam}', body: '{name} {' };
    given(campaign)
      .when(write({ texts: { nl, pl: half } }))
      .thenInvalid(
        { field: 'texts.pl.heading', code: 'unknown_placeholder' },
        { field: 'texts.pl.body', code: 'unknown_placeholder' },
        { field: 'texts.pl.button', code: 'required' },
      );
    given(campaign)
      .when(write({ name: ' ', texts: {} }))
      .thenInvalid({ field: 'name', code: 'required' }, { field: 'texts', code: 'required' });
    given(campaign)
      .when(write({ texts: { nl: { ...nl, body: '{count, plural, one {x} other {y}}' } } }))
      .thenInvalid({ field: 'texts.nl.body', code: 'unknown_placeholder' });
  });

  it('is changed by who has seen the last writing of it, and not once it was sent', () => {
    const change = (version: number) => (state: CampaignState) => changeCampaign(state, { letter, version, at });
    given(campaign, written).when(change(1)).then({ type: 'CampaignChanged' });
    given(campaign, written, { type: 'CampaignChanged', data: { ...letter, changedAt: at } })
      .when(change(1))
      .thenRefused(campaignOutdated, {});
    given(campaign, written, sent).when(change(1)).thenRefused(campaignAlreadySent, {});
    given(campaign).when(change(1)).thenRefused(campaignNotFound, {});
  });

  it('is tried out in a language that it is written in, also after it went out', () => {
    const test = { staffId: 's1', askedAt: at } as const;
    for (const events of [[written], [written, sent]])
      given(campaign, ...events)
        .when((state) => askTest(state, { ...test, language: 'nl' }))
        .then({ type: 'CampaignTestAsked' });
    given(campaign, written)
      .when((state) => askTest(state, { ...test, language: 'fr' }))
      .thenInvalid({ field: 'language', code: 'invalid' });
  });

  it('ADM-05 is sent once, as the sender saw it, to somebody, and for a reason that is kept', () => {
    const send = (version: number, members: number) => (state: CampaignState) =>
      sendCampaign(state, { version, members, reason, at });
    given(campaign, written).when(send(1, 2)).then(sent);
    given(campaign, written).when(send(2, 2)).thenRefused(campaignOutdated, {});
    given(campaign, written).when(send(1, 0)).thenRefused(campaignForNobody, {});
    for (const after of [[sent], [sent, addressed], [sent, stopped]])
      given(campaign, written, ...after)
        .when(send(1, 2))
        .thenRefused(campaignAlreadySent, {});
  });

  it('is addressed while it is being sent, and not after somebody stopped it', () => {
    given(campaign, written, sent)
      .when((state) => addressCampaign(state, 2, at))
      .then(addressed);
    given(campaign, written, sent, stopped)
      .when((state) => addressCampaign(state, 2, at))
      .thenNothing();
    given(campaign, written, sent, addressed)
      .when((state) => addressCampaign(state, 2, at))
      .thenNothing();
  });

  it('is stopped while mails may still be on the way', () => {
    const stop = (state: CampaignState) => stopCampaign(state, 'Wrong price', at);
    given(campaign, written, sent).when(stop).then(stopped);
    given(campaign, written, sent, addressed).when(stop).then(stopped);
    given(campaign, written).when(stop).thenRefused(campaignNotSending, {});
    given(campaign, written, sent, stopped).when(stop).thenRefused(campaignNotSending, {});
    given(campaign).when(stop).thenRefused(campaignNotFound, {});
  });
});
