export { GetUser, User } from './get-user.query.js';
export { setLoginCookies } from './login-cookies.js';
export { OwnAccountModule } from './own-account.module.js';
