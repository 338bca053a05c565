import accounts from './de/accounts.json';
import app from './de/app.json';
import common from './de/common.json';
import complaints from './de/complaints.json';
import conversations from './de/conversations.json';
import credits from './de/credits.json';
import debits from './de/debits.json';
import details from './de/details.json';
import device from './de/device.json';
import discounts from './de/discounts.json';
import errors from './de/errors.json';
import finder from './de/finder.json';
import help from './de/help.json';
import landing from './de/landing.json';
import likes from './de/likes.json';
import moderation from './de/moderation.json';
import notices from './de/notices.json';
import own_profile from './de/own-profile.json';
import payments from './de/payments.json';
import photos from './de/photos.json';
import profiles from './de/profiles.json';
import refunds from './de/refunds.json';
import relations from './de/relations.json';
import saved from './de/saved.json';
import search from './de/search.json';
import signup from './de/signup.json';
import swipe from './de/swipe.json';

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
