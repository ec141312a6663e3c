/** The ways a message reaches a contact: the one home of what a channel is. */

export type Channel = 'email' | 'sms'
