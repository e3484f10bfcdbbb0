import type { HelpContent } from '#ui/HelpDialog.tsx'
import type { Catalogue } from '#ui/useText.ts'

/** Help for those who lead a session. */
export const facilitatorHelp = {
  id: 'facilitatorHelp',
  en: {
    title: 'Help for facilitators',
    sections: [
      {
        title: 'Before the session',
        lines: [
          'Add activities with “New activity” in the agenda on the left; import one from another session there too.',
          'Drag an activity to another place, or use its menu: move, rename, duplicate, hide, delete.',
          '“Edit” opens the editor on the right: the activity on your screen, and the settings of the session.',
          '“Invite” shows the code, the link and the QR code. Nobody needs an account to join.',
        ],
      },
      {
        title: 'During the session',
        lines: [
          '“Present” takes everyone to what is on your screen. They can look around from there by themselves.',
          '“Follow me” takes everyone along at each step you take; their arrows are locked until you switch it off.',
          'The line under the top bar always says what the room sees now. “Stop presenting” takes everyone to the lobby.',
          'You can prepare the next activity on your own screen while the room sees another one.',
          'Answers stay hidden from the others until you show them. A hidden activity has a lock.',
          '“See participant view” in the profile menu shows the session as participants see it.',
        ],
      },
      {
        title: 'When something goes wrong',
        lines: [
          'Without a connection you can go on editing: it is kept on this device and sent later. Presenting waits.',
          'What you edit in an activity can be undone and redone. What you delete asks first.',
          'The avatars at the top open the list of everyone who is here; somebody can be removed there.',
        ],
      },
    ],
    shortcuts: [
      {
        keys: ['Page Down'],
        does: 'Next question or activity, also from a presenter’s clicker, while Follow me is on',
      },
      { keys: ['Page Up'], does: 'Previous question or activity, while Follow me is on' },
      {
        keys: ['Alt', '↑'],
        does: 'Move the activity that has the focus in the agenda up; Alt and ↓ moves it down',
      },
      { keys: ['Ctrl', 'Z'], does: 'Undo your last change of an activity' },
      { keys: ['Ctrl', 'Shift', 'Z'], does: 'Redo it' },
      { keys: ['Enter'], does: 'Send an answer or comment; with Shift, begin a new line' },
      { keys: ['Escape'], does: 'Close what is open, or leave a field without saving it' },
    ],
  },
} satisfies Catalogue<HelpContent>

/** Help for those who take part. */
export const participantHelp = {
  id: 'participantHelp',
  en: {
    title: 'Help',
    sections: [
      {
        title: 'What happens here',
        lines: [
          'The facilitator leads. When they present something, your screen changes by itself.',
          'In between you can look around with the arrows, unless the facilitator leads step by step.',
          'An activity with a lock is not open yet.',
        ],
      },
      {
        title: 'Your answers',
        lines: [
          'They are anonymous: nobody can trace them back to you, the facilitator included.',
          'Others see them when the facilitator shows all answers. You always see your own and can change them.',
          'Press the heart to like an answer; press it again to take the like back.',
        ],
      },
      {
        title: 'When the connection is gone',
        lines: [
          'Just go on. What you write is kept on this device and sent as soon as the connection is back.',
          '“Saved” at the top means that everything has arrived.',
          'Reloading the page is safe: you come back as the same person.',
        ],
      },
    ],
    shortcuts: [
      { keys: ['Enter'], does: 'Send an answer or comment' },
      { keys: ['Shift', 'Enter'], does: 'Begin a new line' },
      { keys: ['Escape'], does: 'Close what is open, or leave a field without saving it' },
    ],
  },
} satisfies Catalogue<HelpContent>
