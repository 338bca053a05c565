import accounts from './pl/accounts.json';
import app from './pl/app.json';
import common from './pl/common.json';
import complaints from './pl/complaints.json';
import conversations from './pl/conversations.json';
import credits from './pl/credits.json';
import debits from './pl/debits.json';
import details from './pl/details.json';
import device from './pl/device.json';
import discounts from './pl/discounts.json';
import errors from './pl/errors.json';
import finder from './pl/finder.json';
import help from './pl/help.json';
import landing from './pl/landing.json';
import likes from './pl/likes.json';
import moderation from './pl/moderation.json';
import notices from './pl/notices.json';
import own_profile from './pl/own-profile.json';
import payments from './pl/payments.json';
import photos from './pl/photos.json';
import profiles from './pl/profiles.json';
import refunds from './pl/refunds.json';
import relations from './pl/relations.json';
import saved from './pl/saved.json';
import search from './pl/search.json';
import signup from './pl/signup.json';
import swipe from './pl/swipe.json';

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
