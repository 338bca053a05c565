import accounts from './es/accounts.json';
import app from './es/app.json';
import common from './es/common.json';
import complaints from './es/complaints.json';
import conversations from './es/conversations.json';
import credits from './es/credits.json';
import debits from './es/debits.json';
import details from './es/details.json';
import device from './es/device.json';
import discounts from './es/discounts.json';
import errors from './es/errors.json';
import finder from './es/finder.json';
import help from './es/help.json';
import landing from './es/landing.json';
import likes from './es/likes.json';
import moderation from './es/moderation.json';
import notices from './es/notices.json';
import own_profile from './es/own-profile.json';
import payments from './es/payments.json';
import photos from './es/photos.json';
import profiles from './es/profiles.json';
import refunds from './es/refunds.json';
import relations from './es/relations.json';
import saved from './es/saved.json';
import search from './es/search.json';
import signup from './es/signup.json';
import swipe from './es/swipe.json';

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
