import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of inviting people. */
export const inviteText = {
  id: 'invite',
  en: {
    title: 'Invite collaborators',
    emails: 'Email addresses',
    emailsHint: 'Enter, Tab, comma or space adds an address. Lists can be pasted.',
    placeholder: 'name@example.org',
    toInvite: 'Will be invited',
    takeOut: (email: string) => `Take out ${email}`,
    added: (count: number) => (count === 1 ? '1 address added' : `${count} addresses added`),
    takenOut: (email: string) => `${email} is taken out`,
    role: 'Role',
    participant: 'Participant',
    facilitator: 'Facilitator',
    invite: 'Invite',
    confirmTitle: (count: number) =>
      count === 1 ? 'Invite a facilitator?' : `Invite ${count} facilitators?`,
    confirmText:
      'Facilitators get full admin rights: they edit and end the session, see hidden answers, and invite and remove people.',
    confirmNote:
      'They need an account. Anyone whose address is not confirmed yet becomes a facilitator with the link in the mail.',
    sent: (emails: string, count: number) =>
      count === 1 ? `The invitation is sent: ${emails}` : `${count} invitations are sent: ${emails}`,
    yourself: (email: string) => `Not invited: ${email} is your own address, and you are here already.`,
    facilitatorsNow: (emails: string) => `Facilitator now: ${emails}`,
    facilitatorsToBe: (emails: string) => `Invited, facilitator with the link in the mail: ${emails}`,
    facilitatorsToConfirm: (emails: string) =>
      `Invited, facilitator once their account is confirmed: ${emails}`,
    linkHeading: 'Link and code',
    linkHint: 'Everyone with this link joins at once, without an account.',
    copyLink: 'Copy invite link',
    joinAt: 'Or join at',
    withId: 'with the session ID',
    noPasswordNote: 'Anyone who knows the session ID can join.',
    facilitators: (count: number) => `Facilitators (${count})`,
    here: 'here',
    creator: 'creator',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} from session`,
    removeTitle: (name: string) => `Remove ${name} from session?`,
    removeText: 'They lose all rights of a facilitator here at once. What they made stays.',
    removed: (name: string) => `${name} is removed from the session`,
    participants: (count: number) => `Participants here (${count})`,
    nobodyHere: 'Nobody has joined yet.',
    andMore: (count: number) => `and ${count} more`,
    pending: (count: number) => `Invited by mail (${count})`,
    until: (date: string) => `until ${date}`,
    waitsFor: {
      link: 'waits for the link in the mail',
      signUp: 'waits for them to sign up; you confirm the account then',
      confirmation: 'has signed up and waits for you',
      owner: 'waits for the creator to confirm the account',
    },
    confirm: 'Confirm',
    confirmOf: (email: string) => `Confirm the account of ${email}`,
    confirmAccountTitle: (email: string) => `Is the account with ${email} theirs?`,
    confirmAccountText:
      'Anybody could have signed up with this address: there is no mail server here that would have proven it. Only confirm when you know that this account is theirs.',
    confirmed: (email: string) => `${email} is a facilitator now`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
    withdrawn: (email: string) => `The invitation of ${email} is withdrawn`,
  },
} satisfies Catalogue<unknown>
