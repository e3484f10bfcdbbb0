import type { HelpContent } from '#ui/HelpDialog.tsx'
import type { Catalogue } from '#ui/useText.ts'

/** Help on the dashboard. */
export const dashboardHelp = {
  id: 'dashboardHelp',
  en: {
    title: 'Help',
    sections: [
      {
        title: 'Your sessions',
        lines: [
          '“Create session” makes a new one. A password is optional: people type it when they join.',
          'A session is made of activities, such as a brainstorm. Build it before anybody joins, and change it any time.',
          'The menu of a session copies its invite link, renames it or deletes it. Only its creator may do the last two.',
          'You also see sessions here that somebody else made you a facilitator of.',
        ],
      },
      {
        title: 'Taking part',
        lines: [
          '“Join a session” in the profile menu takes a session ID. You are as anonymous there as everybody else.',
          'Participants need no account: the session ID, the link or the QR code is enough.',
        ],
      },
      {
        title: 'Your account',
        lines: [
          'The profile menu at the top right has the appearance (light, dark, as the device) and the logout.',
          'Log out on a device that is not yours: nothing of your sessions stays on it.',
        ],
      },
    ],
    shortcuts: [
      { keys: ['Tab'], does: 'Go to the next button or field' },
      { keys: ['↑', '↓'], does: 'Choose an entry of an open menu' },
      { keys: ['Escape'], does: 'Close a menu or a dialog' },
    ],
  },
} satisfies Catalogue<HelpContent>
