export { GetUser, User } from './get-user.query.js';
export { setLoginCookies } from './login-cookies.js';
