import agreements from './agreements.json';
import account from './account.json';
import attribution from './attribution.json';
import audit from './audit.json';
import blocklist from './blocklist.json';
import books from './books.json';
import campaigns from './campaigns.json';
import cases from './cases.json';
import complaints from './complaints.json';
import console from './console.json';
import dashboard from './dashboard.json';
import failedJobs from './failed-jobs.json';
import debitFiles from './debit-files.json';
import debits from './direct-debits.json';
import details from './details.json';
import discounts from './discounts.json';
import errors from './errors.json';
import events from './events.json';
import inbox from './inbox.json';
import landingPages from './landing-pages.json';
import login from './login.json';
import members from './members.json';
import chatPhotos from './chat-photos.json';
import photos from './photos.json';
import projections from './projections.json';
import objections from './objections.json';
import payments from './payments.json';
import chargebacks from './chargebacks.json';
import proposals from './proposals.json';
import receipts from './receipts.json';
import reconciliations from './reconciliations.json';
import { reactAdmin } from './react-admin';
import refunds from './refunds.json';
import staff from './staff.json';
import timeline from './timeline.json';
import settings from './settings.json';
import vat from './vat.json';
import wallets from './wallets.json';

export const messages = {
  ...reactAdmin,
  account,
  console,
  dashboard,
  details,
  errors,
  events,
  login,
  resources: {
    agreements,
    members,
    photos,
    'chat-photos': chatPhotos,
    inbox,
    'landing-pages': landingPages,
    cases,
    complaints,
    objections,
    payments,
    receipts,
    reconciliations,
    refunds,
    chargebacks,
    proposals,
    'direct-debits': debits,
    'debit-files': debitFiles,
    blocklist,
    wallets,
    books,
    vat,
    attribution,
    discounts,
    campaigns,
    timeline,
    audit,
    settings,
    projections,
    'failed-jobs': failedJobs,
    staff,
  },
};
