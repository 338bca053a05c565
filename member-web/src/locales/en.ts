import accounts from './en/accounts.json';
import app from './en/app.json';
import common from './en/common.json';
import complaints from './en/complaints.json';
import conversations from './en/conversations.json';
import credits from './en/credits.json';
import debits from './en/debits.json';
import details from './en/details.json';
import device from './en/device.json';
import discounts from './en/discounts.json';
import errors from './en/errors.json';
import finder from './en/finder.json';
import help from './en/help.json';
import landing from './en/landing.json';
import likes from './en/likes.json';
import moderation from './en/moderation.json';
import notices from './en/notices.json';
import own_profile from './en/own-profile.json';
import payments from './en/payments.json';
import photos from './en/photos.json';
import profiles from './en/profiles.json';
import refunds from './en/refunds.json';
import relations from './en/relations.json';
import saved from './en/saved.json';
import search from './en/search.json';
import signup from './en/signup.json';
import swipe from './en/swipe.json';

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
