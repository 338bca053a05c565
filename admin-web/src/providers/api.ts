export const API = '/api/admin';
