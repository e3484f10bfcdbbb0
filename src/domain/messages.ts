import * as callMessages from './messages/calls.ts'
import * as joinMessages from './messages/joining.ts'
import * as accountMessages from './messages/accounts.ts'
import * as textMessages from './messages/texts.ts'
import * as sessionMessages from './messages/sessions.ts'
import * as activityMessages from './messages/activities.ts'
import * as arrangeMessages from './messages/arranging.ts'
import * as settingMessages from './messages/settings.ts'
import * as copyMessages from './messages/copying.ts'
import * as invitationMessages from './messages/invitations.ts'
import * as remoteMessages from './messages/remotes.ts'
import * as voteMessages from './messages/voting.ts'
import * as pulseMessages from './messages/pulse.ts'
import * as organizeMessages from './messages/organize.ts'
import * as planMessages from './messages/plan.ts'
import * as slideDocumentMessages from './messages/slideDocument.ts'
import * as slideMessages from './messages/slides.ts'

/**
 * The table of messages: every message that calls and rules return to a user, in English, by its code. Codes are part
 * of the documented calls: they keep their name and meaning. Sentences of the specification are quoted to the letter;
 * translations are in `src/ui/texts/messageText.<language>.ts`.
 *
 * Messages are defined by subject, one export each, named as its code. Pages import the subject they need, because
 * importing the table would load all of it in the first chunk.
 */
export const messages = {
  ...callMessages,
  ...joinMessages,
  ...accountMessages,
  ...textMessages,
  ...sessionMessages,
  ...activityMessages,
  ...arrangeMessages,
  ...settingMessages,
  ...copyMessages,
  ...invitationMessages,
  ...remoteMessages,
  ...voteMessages,
  ...pulseMessages,
  ...organizeMessages,
  ...planMessages,
  ...slideDocumentMessages,
  ...slideMessages,
}

/** All message codes: the names in the table of messages. */
export type MessageCode = keyof typeof messages
