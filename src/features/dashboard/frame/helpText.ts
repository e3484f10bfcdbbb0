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
          'The menu of a session in “My workshops” copies its invite link, makes another session or a template of it, renames it or deletes it. Only its creator may do the last two.',
          'What you deleted can be restored under “Deleted” until it is erased. The menu says how long that is, and changes it.',
          'You also see sessions here that somebody else made you a facilitator of.',
        ],
      },
      {
        title: 'Templates',
        lines: [
          'A template is a session that is prepared. Look at one, and “Create session” makes a session of it.',
          'The library has official templates, and public ones that others share. Your own ones are under “My Templates”.',
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
