import accounts from './fr/accounts.json';
import app from './fr/app.json';
import common from './fr/common.json';
import complaints from './fr/complaints.json';
import conversations from './fr/conversations.json';
import credits from './fr/credits.json';
import debits from './fr/debits.json';
import details from './fr/details.json';
import device from './fr/device.json';
import discounts from './fr/discounts.json';
import errors from './fr/errors.json';
import finder from './fr/finder.json';
import help from './fr/help.json';
import landing from './fr/landing.json';
import likes from './fr/likes.json';
import moderation from './fr/moderation.json';
import notices from './fr/notices.json';
import own_profile from './fr/own-profile.json';
import payments from './fr/payments.json';
import photos from './fr/photos.json';
import profiles from './fr/profiles.json';
import refunds from './fr/refunds.json';
import relations from './fr/relations.json';
import saved from './fr/saved.json';
import search from './fr/search.json';
import signup from './fr/signup.json';
import swipe from './fr/swipe.json';

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
