/** The fields of a contact that forms and other systems fill. */

export type FieldName =
  | 'email'
  | 'phone'
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'tags'
  | 'note'
  | PlaceName
  | ConsentName

/** Parts of where somebody lives. */
export type PlaceName = 'address' | 'address2' | 'city' | 'postal_code' | 'region' | 'country'

/** Of both channels, or of one. */
export type ConsentName = 'consent' | 'email_consent' | 'sms_consent'

const PLACES: readonly FieldName[] = ['address', 'address2', 'city', 'postal_code', 'region', 'country']

export function isConsent(field: FieldName): field is ConsentName {
  return field.endsWith('consent')
}

export function isPlaceName(field: FieldName): field is PlaceName {
  return PLACES.includes(field)
}
