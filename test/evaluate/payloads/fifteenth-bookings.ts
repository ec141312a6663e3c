/** A fifteenth round, written blind to the code: events of booking and ticket systems. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { AINO, FREJA, JONAS, OLIVER } from './fifteenth.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

export const FIFTEENTH_BOOKINGS: readonly Second[] = [
  [
    'calendly invitee created',
    JSON_TYPE,
    {
      created_at: '2025-06-23T17:07:18.000000Z',
      created_by: 'https://api.calendly.com/users/AA',
      event: 'invitee.created',
      payload: {
        email: FREJA.email,
        first_name: 'Freja',
        last_name: 'Lund',
        name: 'Freja Lund',
        status: 'active',
        questions_and_answers: [
          { answer: 'Nyt køkken', position: 0, question: 'Hvad drejer det sig om?' },
          { answer: '+45 20 12 34 56', position: 1, question: 'Telefonnummer' },
        ],
        scheduled_event: {
          name: 'Opkald',
          status: 'active',
          event_memberships: [
            {
              user: 'https://api.calendly.com/users/AA',
              user_email: 'mette@studio.example',
              user_name: 'Mette Studio',
            },
          ],
          event_guests: [],
        },
        timezone: 'Europe/Copenhagen',
        tracking: { utm_source: null },
      },
    },
    { ...FREJA, phone: '+4520123456', noted: 'Nyt køkken' },
  ],
  [
    'cal.com booking created',
    JSON_TYPE,
    {
      triggerEvent: 'BOOKING_CREATED',
      createdAt: '2025-05-24T09:30:00.538Z',
      payload: {
        type: '60min',
        title: '60min between Studio North and Oliver Grant',
        organizer: {
          id: 5,
          name: 'Studio North',
          email: 'north@studio.example',
          username: 'north',
          timeZone: 'Europe/London',
          language: { locale: 'en' },
        },
        responses: {
          name: { label: 'your_name', value: 'Oliver Grant' },
          email: { label: 'email_address', value: OLIVER.email },
          notes: { label: 'additional_notes', value: 'First visit' },
          guests: { label: 'additional_guests', value: ['guest@example.com'] },
        },
        attendees: [
          {
            email: OLIVER.email,
            name: 'Oliver Grant',
            timeZone: 'Europe/London',
            language: { locale: 'en' },
          },
        ],
        location: 'Studio',
        status: 'ACCEPTED',
      },
    },
    { ...OLIVER, noted: 'First visit' },
  ],
  [
    'cal.com ping',
    JSON_TYPE,
    {
      triggerEvent: 'PING',
      createdAt: '2025-05-24T09:30:00.538Z',
      payload: {
        type: 'Test',
        title: 'Test trigger event',
        description: '',
        startTime: '2025-05-24T09:30:00Z',
        endTime: '2025-05-24T09:30:00Z',
      },
    },
    NOBODY,
  ],
  [
    'acuity ids alone',
    FORM,
    form({ action: 'scheduled', id: '12345', calendarID: '678', appointmentTypeID: '910' }),
    NOBODY,
  ],
  [
    'zcal event',
    JSON_TYPE,
    {
      type: 'event.created',
      created_at: '2026-06-21T15:00:00Z',
      data: {
        id: 'evt',
        eventName: 'Intro Call',
        duration: 30,
        cancelled: false,
        hosts: [{ name: 'Petra Host', email: 'petra@agency.example' }],
        attendees: [{ name: 'Jonas Weber', email: JONAS.email, timezone: 'Europe/Berlin', type: 'invitee' }],
      },
    },
    { ...JONAS },
  ],
  [
    'setmore appointment',
    JSON_TYPE,
    {
      event: 'appointment.created',
      appointment: {
        key: 'a1',
        start_time: '2025-04-04T10:00',
        service: { service_name: 'Massage', duration: 60 },
        staff: { first_name: 'Lena', last_name: 'Berg', email_id: 'lena@spa.example' },
        customer: {
          first_name: 'Aino',
          last_name: 'Niemi',
          email_id: AINO.email,
          cell_phone: '+358401234567',
          comment: 'Olkapää kipeä',
        },
      },
    },
    { ...AINO, phone: '+358401234567' },
  ],
]
