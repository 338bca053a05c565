import accounts from './nl/accounts.json';
import app from './nl/app.json';
import common from './nl/common.json';
import complaints from './nl/complaints.json';
import conversations from './nl/conversations.json';
import credits from './nl/credits.json';
import debits from './nl/debits.json';
import details from './nl/details.json';
import device from './nl/device.json';
import discounts from './nl/discounts.json';
import errors from './nl/errors.json';
import finder from './nl/finder.json';
import help from './nl/help.json';
import landing from './nl/landing.json';
import likes from './nl/likes.json';
import moderation from './nl/moderation.json';
import notices from './nl/notices.json';
import own_profile from './nl/own-profile.json';
import payments from './nl/payments.json';
import photos from './nl/photos.json';
import profiles from './nl/profiles.json';
import refunds from './nl/refunds.json';
import relations from './nl/relations.json';
import saved from './nl/saved.json';
import search from './nl/search.json';
import signup from './nl/signup.json';
import swipe from './nl/swipe.json';

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
