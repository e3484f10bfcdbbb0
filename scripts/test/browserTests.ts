/**
 * Which browser tests a change in a feature can break: file names in `tests/e2e`, without `.test.ts`. What lies below the features
 * (domain, sync, api, ui, activity, server) can break all of them.
 */
export const browserTests: Readonly<Record<string, readonly string[]>> = {
  account: ['publicRoutes', 'entryTrouble', 'profile', 'shell', 'axe', 'language', 'trouble'],
  agenda: ['brainstorm', 'keyboard', 'templates', 'importActivity', 'seenLast', 'axeSession', 'stepping'],
  brainstorm: [
    ...['axeBrainstorm', 'axeGroups', 'axeRunTools', 'brainstorm', 'brainstormEditor', 'brainstormKeyboard'],
    ...[
      'cloudAndSuggestions',
      'comments',
      'copyInput',
      'importActivity',
      'earlyAnswer',
      'goneAnswer',
      'groupDrops',
      'groups',
    ],
    ...['groupsTogether', 'importData', 'keptFocus', 'mainStory', 'narrowRows', 'offline', 'ownAnswer'],
    ...[
      'presentedAnswer',
      'projector',
      'room',
      'runTools',
      'stepping',
      'timeUp',
      'withoutSocket',
      'alone/moments',
    ],
  ],
  dashboard: ['axeDashboard', 'dashboard', 'templates', 'shell', 'seenLast'],
  done: ['identify', 'runTools', 'room', 'alone/moments'],
  editor: ['brainstormEditor', 'templates', 'axeBrainstorm'],
  ending: ['runTools', 'export', 'axeRunTools'],
  export: ['export', 'axeRunTools'],
  identify: ['identify', 'withoutSocket'],
  invite: ['invite', 'invitationLink', 'joining'],
  join: ['joining', 'entryTrouble', 'nicknames', 'mainStory', 'axe'],
  lobby: ['mainStory', 'axeSession', 'shell', 'withoutServer'],
  mine: ['identify', 'runTools', 'offline', 'axeRunTools'],
  notes: ['runTools', 'axeRunTools', 'seenLast'],
  preview: ['templates', 'seenLast', 'axeSession'],
  profile: ['profile', 'nicknames', 'language'],
  projector: ['projector', 'room', 'axeRunTools'],
  remote: ['remotePairing', 'runTools', 'stepping', 'axeRunTools'],
  session: [
    ...['axeSession', 'axeShell', 'back', 'dialogFrame', 'help', 'keyboard', 'mainStory', 'narrowRows'],
    ...['offline', 'presentedAnswer', 'room', 'seenLast', 'shell', 'stepping', 'trouble', 'withoutServer'],
    ...['withoutSocket', 'alone/moments'],
  ],
  timer: ['runTools', 'timeUp', 'room', 'alone/moments'],
}
