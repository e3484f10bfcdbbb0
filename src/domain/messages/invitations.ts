import { quoting } from '../message.ts'

// Messages about invitations to facilitate.

export const inviteeInvalid = (typed: string) =>
  quoting('inviteeInvalid', `${typed} is not a valid email address.`, typed)
export const inviteeTwice = (typed: string) =>
  quoting('inviteeTwice', `${typed} has already been added.`, typed)
export const tooManyInvitees = (people: number) =>
  quoting('tooManyInvitees', `At most ${people} people can be invited at once.`, people)
export const templateInvitation = {
  code: 'templateInvitation',
  sentence: 'Nobody can be invited to a template. Create a session from it first.',
}
export const invitationUsed = { code: 'invitationUsed', sentence: 'This invitation was accepted already.' }
export const invitationWithdrawn = { code: 'invitationWithdrawn', sentence: 'This invitation was withdrawn.' }
export const invitationExpired = { code: 'invitationExpired', sentence: 'This invitation has expired.' }
export const invitationOver = { code: 'invitationOver', sentence: 'The session of this invitation is over.' }
export const invitationUnknown = {
  code: 'invitationUnknown',
  sentence: 'This link is not complete, or it does not work any more.',
}
export const invitationForOther = {
  code: 'invitationForOther',
  sentence: 'This invitation is for another address than the one you signed in with.',
}
export const noInvitationWaits = {
  code: 'noInvitationWaits',
  sentence: 'No invitation waits for you any more.',
}
export const confirmByMail = {
  code: 'confirmByMail',
  sentence: 'This person confirms the address themselves, with the link in the mail.',
}
export const noAccountYet = { code: 'noAccountYet', sentence: 'There is no account with this address yet.' }
