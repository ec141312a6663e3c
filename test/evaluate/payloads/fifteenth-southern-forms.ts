/** A fifteenth round, written blind to the code: forms made by hand, the French and Spanish among them. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { JONAS, MANON, PABLO } from './fifteenth.ts'
import type { Second } from './second.ts'
import { MULTIPART, multipart, western } from './seventh.ts'

export const FIFTEENTH_SOUTHERN_FORMS: readonly Second[] = [
  [
    'de rückruf',
    JSON_TYPE,
    { ihrName: 'Jonas Weber', telefonnummer: '+49 30 901820', rueckrufzeit: '14-16 Uhr' },
    { phone: '+4930901820', name: 'Jonas Weber', email: undefined },
  ],
  [
    'de westliche bytes',
    FORM,
    western({
      Vorname: 'Jonas',
      Nachname: 'Weber',
      'E-Mail': JONAS.email,
      Nachricht: 'Schöne Grüße aus Köln',
    }),
    { ...JONAS, noted: 'Schöne Grüße aus Köln' },
  ],
  [
    'de werbung erlaubt',
    MULTIPART,
    multipart({
      txtName: 'Jonas Weber',
      txtMail: JONAS.email,
      chkWerbung: 'Ja, ich möchte Angebote per E-Mail erhalten',
    }),
    { ...JONAS, consent: true },
  ],
  // French
  [
    'fr contact',
    FORM,
    form({
      nom: 'Girard',
      prenom: 'Manon',
      mail: MANON.email,
      telephone: '+33 6 12 34 56 78',
      objet: 'Renseignement',
      message: 'Quels sont vos tarifs ?',
      rgpd: 'on',
    }),
    { ...MANON, phone: '+33612345678', noted: 'Quels sont vos tarifs ?' },
  ],
  [
    'fr infolettre refusée',
    JSON_TYPE,
    {
      nomComplet: 'Manon Girard',
      courriel: MANON.email,
      infolettre: 'non',
      commentaire: 'Rappelez-moi lundi',
    },
    { ...MANON, consent: false, noted: 'Rappelez-moi lundi' },
  ],
  [
    'fr réservation',
    FORM,
    form({
      votre_nom: 'Manon Girard',
      votre_email: MANON.email,
      votre_tel: '+33 1 42 68 53 00',
      nb_personnes: '4',
      date_resa: '12/03/2026',
      newsletter: 'oui',
    }),
    { ...MANON, phone: '+33142685300', consent: true },
  ],
  [
    'fr devis avec adresse',
    MULTIPART,
    multipart({
      civilite: 'Mme',
      nom: 'Girard',
      prenom: 'Manon',
      email: MANON.email,
      adresse: '8 rue des Lilas',
      code_postal: '69006',
      ville: 'Lyon',
      description: 'Peinture du salon',
    }),
    { ...MANON, address: '8 rue des Lilas', city: 'Lyon', postalCode: '69006', noted: 'Peinture du salon' },
  ],
  [
    'fr désinscription',
    FORM,
    form({ email: MANON.email, desinscription: 'oui' }),
    { email: MANON.email, consent: false },
  ],
  // Spanish
  [
    'es contacto',
    FORM,
    form({
      nombre: 'Pablo',
      apellidos: 'Ruiz',
      correo: PABLO.email,
      telefono: '+34 612 345 678',
      mensaje: '¿Tienen mesa el sábado?',
      privacidad: 'acepto',
    }),
    { ...PABLO, phone: '+34612345678', noted: '¿Tienen mesa el sábado?', consent: undefined },
  ],
  [
    'es boletín sí',
    FORM,
    form({ nombre: 'Pablo Ruiz', email: PABLO.email, boletin: 'si' }),
    { ...PABLO, consent: true },
  ],
  [
    'es publicidad no',
    JSON_TYPE,
    { nombre: 'Pablo Ruiz', email: PABLO.email, aceptaPublicidad: false, aceptaCondiciones: true },
    { ...PABLO, consent: false },
  ],
  [
    'es presupuesto',
    MULTIPART,
    multipart({
      'nombre-completo': 'Pablo Ruiz',
      'e-mail': PABLO.email,
      movil: '+34 612 345 678',
      poblacion: 'Sevilla',
      cp: '41001',
      consulta: 'Reforma de baño',
    }),
    { ...PABLO, phone: '+34612345678', postalCode: '41001', noted: 'Reforma de baño' },
  ],
]
