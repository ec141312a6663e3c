/** The names under which web forms and other systems send a contact's fields, and what is meant by them. */
import { foldAccents } from '../../lib/text.ts'

export type FieldName =
  | 'email'
  | 'phone'
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'tags'
  | 'note'
  | ConsentName

/** Of both channels, or of one. */
export type ConsentName = 'consent' | 'email_consent' | 'sms_consent'

/** As nameKey writes them; the field's own name is among them. */
const NAMES: Readonly<Record<FieldName, string>> = {
  email:
    'email mail emailaddress emailadress mailaddress youremail contactemail useremail customeremail ' +
    'epost epostadress epostadresse correo correoelectronico courriel adressemail adresseemail emailadresse',
  phone:
    'phone phonenumber phoneno mobile mobilephone mobilenumber mobileno tel telephone telephonenumber telno cell ' +
    'cellphone cellnumber msisdn mobil mobiltelefon mobilnummer handy handynummer telefon telefonnummer telefono ' +
    'telefoon yourphone yourtel contactphone userphone customerphone movil portable natel',
  name: 'name fullname yourname contactname customername completename displayname nombrecompleto namn navn',
  first_name:
    'firstname fname first givenname forename yourfirstname vorname fornamn fornavn prenom nombre primernombre ' +
    'voornaam nome',
  last_name:
    'lastname lname last surname familyname yourlastname nachname familienname efternamn etternavn efternavn ' +
    'nom nomdefamille apellido apellidos achternaam cognome sobrenome',
  tags: 'tags tag labels label',
  // No `subscribe`: so buttons are called, and what they send is their words.
  consent:
    'consent marketingconsent consentmarketing marketing marketingoptin acceptsmarketing acceptmarketing agreemarketing ' +
    'optin newsletter newsletterconsent newsletteroptin subscribed subscribenewsletter gdprconsent einwilligung ' +
    'samtycke samtykke consentement consentimiento consenso nyhetsbrev nyhedsbrev nieuwsbrief toestemming',
  email_consent:
    'emailconsent consentemail emailmarketingconsent emailmarketing emailoptin acceptsemail mailconsent',
  sms_consent:
    'smsconsent consentsms smsmarketingconsent smsmarketing smsoptin acceptssms textconsent phoneconsent',
  note: 'note notes message yourmessage comment comments nachricht meddelande melding bemerkung kommentar mensaje',
}

const fields: ReadonlyMap<string, FieldName> = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    // Object.entries forgets the type of the keys.
    names.split(' ').map((name) => [name, field as FieldName] as const),
  ),
)

export function isConsent(field: FieldName): field is ConsentName {
  return field.endsWith('consent')
}

/** A longer name is nobody's. */
const NAME_LENGTH = 200

/** What the spellings of a name share: `E-Mail`, `e_mail` and `EMAIL` are one, and so are `Förnamn` and `fornamn`. */
export function nameKey(name: string): string {
  return name.length > NAME_LENGTH ? '' : foldAccents(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** A form may repeat a key as `tags[]` or number it as `tags[0]`. */
export function fieldOf(key: string): FieldName | undefined {
  return fields.get(nameKey(key.replace(/\[\d{0,4}\]$/, '')))
}

/** `size` of `custom_fields[size]` and `custom_fields.size`, in any spelling of `custom_fields`. */
export function customNameOf(key: string): string | undefined {
  if (key.length > NAME_LENGTH) return undefined
  const [, prefix = '', bracketed, dotted] = /^([^[.]+)(?:\[([^\]]+)\](?:\[\])?|\.(.+))$/.exec(key) ?? []
  return isCustomFields(prefix) ? (bracketed ?? dotted) : undefined
}

/** Whether the key holds all custom fields at once. */
export function isCustomFields(key: string): boolean {
  return ['customfields', 'customfield'].includes(nameKey(key))
}
