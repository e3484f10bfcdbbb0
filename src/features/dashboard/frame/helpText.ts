import type { HelpContent } from '#ui/help/helpContent.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Help on the dashboard. */
export const dashboardHelp = {
  id: 'dashboardHelp',
  en: {
    title: 'Help',
    topics: {
      create: {
        title: 'Create a session',
        alt: 'A dialog with a field for the name and a button with a plus',
        lines: [
          'Press “Create session” and give it a name. A password is optional: people type it when they join.',
          'The session opens. Add activities with “New activity”, for example a brainstorm.',
          'Build it before anybody joins, and change it any time.',
        ],
      },
      invite: {
        title: 'Invite people',
        alt: 'A QR code on a laptop, and a phone that joins with it',
        lines: [
          'In the session press “Invite”: it shows the session ID, the link and the QR code.',
          'Or choose “Copy invite link” in the menu of the session in My sessions.',
          'Participants need no account. Facilitators do: invite them by email.',
        ],
      },
      templates: {
        title: 'Start from a template',
        alt: 'Three templates on a shelf, one of which becomes a session',
        lines: [
          'A template is a prepared session. Open one to see its activities, then press “Create session”.',
          'The library has official templates, and those that others share with everybody. Your own are under “My Templates”.',
          'To save a session as a template, choose “Save as template…” in its menu in My sessions.',
        ],
      },
      sessions: {
        title: 'Find, copy, rename and delete sessions',
        alt: 'A list of sessions with a search and the menu of one of them',
        lines: [
          'My sessions lists what you made and what you help to run. Sessions with the same name also show their time.',
          'The menu of a session copies it, renames it or deletes it. Only its creator may rename and delete.',
          'What you deleted can be restored under “Deleted” until it is erased. “Time to restore” in its menu says how long that is.',
        ],
      },
      join: {
        title: 'Take part in a session',
        alt: 'A phone with a code, and people on both sides of it',
        lines: [
          'Choose “Join a session” in the profile menu and type the session ID.',
          'You are as anonymous there as everybody else, although you have an account.',
        ],
      },
      account: {
        title: 'Your account and settings',
        alt: 'The profile menu with settings, key and logout',
        lines: [
          'Name and password are in Account settings, in the profile menu at the top right.',
          'Licence, language, appearance, and everything that is kept of your account are in Settings.',
          'Log out on a device that is not yours: nothing of your sessions stays on it.',
        ],
      },
    },
    shortcuts: [
      { keys: ['Tab'], does: 'Go to the next button or field' },
      { keys: ['↑', '↓'], does: 'Choose an entry of an open menu, or a topic of help' },
      { keys: ['Enter'], does: 'Press the button or open the entry that has the focus' },
      { keys: ['Escape'], does: 'Clear a search, close a menu or a dialog' },
    ],
  },
} satisfies Catalogue<HelpContent>
