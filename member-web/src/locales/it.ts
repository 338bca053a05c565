import accounts from './it/accounts.json';
import app from './it/app.json';
import common from './it/common.json';
import complaints from './it/complaints.json';
import conversations from './it/conversations.json';
import credits from './it/credits.json';
import debits from './it/debits.json';
import details from './it/details.json';
import device from './it/device.json';
import discounts from './it/discounts.json';
import errors from './it/errors.json';
import finder from './it/finder.json';
import help from './it/help.json';
import landing from './it/landing.json';
import likes from './it/likes.json';
import moderation from './it/moderation.json';
import notices from './it/notices.json';
import own_profile from './it/own-profile.json';
import payments from './it/payments.json';
import photos from './it/photos.json';
import profiles from './it/profiles.json';
import refunds from './it/refunds.json';
import relations from './it/relations.json';
import saved from './it/saved.json';
import search from './it/search.json';
import signup from './it/signup.json';
import swipe from './it/swipe.json';

export default {
  accounts,
  app,
  common,
  complaints,
  conversations,
  credits,
  debits,
  details,
  device,
  discounts,
  errors,
  finder,
  help,
  landing,
  likes,
  moderation,
  notices,
  own_profile,
  payments,
  photos,
  profiles,
  refunds,
  relations,
  saved,
  search,
  signup,
  swipe,
};
