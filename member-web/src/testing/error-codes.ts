/** Every code that a route of the API or a form of this site can answer with; each has a text in every locale. */
export const ERROR_CODES: readonly string[] = [
  // of the client itself
  ...['unknown', 'unavailable', 'unreachable', 'required', 'invalid', 'waited_too_long'],
  // of any route
  ...['client_request_required', 'cross_site_request', 'other_account', 'idempotency_key_required', 'key_conflict'],
  ...['authentication_required', 'confirmation_required', 'invalid_input', 'malformed_json', 'body_too_large'],
  ...['not_found', 'method_not_allowed', 'unsupported_media_type', 'busy', 'internal_error'],
  // accounts
  ...['invalid_email', 'email_taken', 'name_length', 'name_equals_email', 'name_starts_with_at', 'password_length'],
  ...['date_of_birth_required', 'invalid_date_of_birth', 'too_young', 'terms_required'],
  ...['activation_failed', 'mail_bounces', 'too_many_mails', 'login_failed', 'account_locked'],
  ...['too_many_tries', 'too_many_requests', 'challenge_required', 'session_not_found'],
  ...['consent_required', 'text_too_long', 'signups_closed'],
  ...['deleted_account_exists', 'reactivation_failed', 'invalid_new_email', 'wrong_password', 'wrong_old_password'],
  ...['passwords_differ', 'email_not_found', 'link_expired', 'too_many_reset_mails', 'already_confirmed'],
  ...['data_export_expired', 'too_many_data_exports', 'email_change_not_pending'],
  // profiles, relations, conversations
  'own_profile_hidden',
  ...['profile_not_available', 'member_not_found', 'member_blocked', 'conversation_not_found', 'not_yourself'],
  ...['no_place_nearby'],
  ...['swipe_limit_reached', 'nothing_to_undo', 'saved_search_not_found', 'saved_search_limit_reached'],
  ...['written_by_staff', 'gift_not_on_sale'],
  ...['insufficient_credits', 'price_changed', 'message_too_long', 'message_empty', 'premium_required'],
  ...['fictional_warning_required', 'fictional_profile', 'account_disabled'],
  ...['decision_not_found', 'already_objected', 'objection_link_expired'],
  // likes, reports
  ...['already_reported', 'message_not_found'],
  // complaints
  ...['complaint_file_too_large', 'complaint_file_not_accepted', 'complaint_file_gone'],
  // payments
  ...['unknown_package', 'not_offered', 'payment_not_found', 'payment_unavailable'],
  ...['apple_pay_unavailable'],
  ...['immediate_performance_required', 'receipt_not_found'],
  // discounts
  ...['discount_not_found', 'discount_expired', 'discount_already_used'],
  ...['discount_minimum_order', 'discount_payment_method'],
  // credits, refunds
  ...['transaction_not_found', 'nothing_to_refund', 'refund_too_late', 'refund_changed', 'refund_not_found'],
  // direct debit
  ...['debit_not_found', 'debit_unavailable', 'debit_closed', 'iban_blocked', 'phone_blocked', 'debit_limit_reached'],
  ...[
    'code_invalid',
    'code_expired',
    'code_throttled',
    'mandates_reached',
    'authorisation_required',
    'mandate_outdated',
  ],
  ...['invalid_iban', 'not_sepa', 'invalid_phone'],
  // photos
  ...['photo_not_found', 'photo_too_large', 'photo_not_readable', 'photo_too_small', 'photo_limit_reached'],
  ...['photo_not_active', 'photo_already_decided', 'photo_address_expired', 'photo_gone'],
];
