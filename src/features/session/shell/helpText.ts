import type { HelpContent } from '#ui/help/helpContent.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Help for facilitators. */
export const facilitatorHelp = {
  id: 'facilitatorHelp',
  en: {
    title: 'Help for facilitators',
    topics: {
      build: {
        title: 'Build the agenda',
        alt: 'A numbered list of activities beside the one that is open',
        lines: [
          'Press “New activity” in the agenda on the left and choose one.',
          'A brainstorm asks question by question, to like, comment and group. Identify collects answers under several topics on one page.',
          'Scales and the 2x2 matrix let everybody rate answers on one slider or two. Above a vote stand its state and the next step, such as “Close and show”, which takes everybody to the results; the menu beside it has all other steps, such as “New round…”.',
          'A planner is a table that everybody fills in. Its columns, their choices and the order are yours: the menu of a column, the number of a row. Drag over cells to select, copy and fill them.',
          'A pulse asks for a value from 1 to 5 on statements in categories. Participants may add statements; you approve them first. A duplicate is compared with the pulse before it.',
          'Organize sorts items into sections: you alone, everyone together, or everyone for themselves, to see where the room agrees. Take a brainstorm to collect ideas and choose among them, Identify to collect them under topics, Organize when they are there and need their place.',
          'Slides show a PDF page by page. When you turn a page of the activity that you present, everyone sees it; “Enable comments” lets the room comment and like.',
          '“Edit” opens the editor on the right: the activity on your screen, and the settings of the session.',
          'Drag an activity to another place, or use its menu: move, rename, duplicate, hide, delete.',
        ],
      },
      import: {
        title: 'Take over an activity from another session',
        alt: 'An activity that comes over from one session to another',
        lines: [
          'Choose “Import activity” under “New activity”, then the session and the activity.',
          'Choose whether its input comes along: answers, groups and comments, or only the questions.',
        ],
      },
      invite: {
        title: 'Invite everyone',
        alt: 'A QR code on a laptop, and a phone that joins with it',
        lines: [
          '“Invite” shows the session ID, the link and the QR code. Nobody needs an account to join.',
          'There you also invite other facilitators by email. They need an account.',
        ],
      },
      present: {
        title: 'Present: take everyone to your screen',
        alt: 'What is on a laptop is on two phones, too',
        lines: [
          '“Present” takes everyone to what is on your screen. They can look around from there by themselves.',
          'The line under the top bar always says what the room sees now.',
          'You can prepare the next activity on your own screen while the room sees another one.',
          '“Stop presenting” takes everyone to the lobby.',
        ],
      },
      follow: {
        title: 'Follow me: lead step by step',
        alt: 'A facilitator at the third step, with everybody following',
        lines: [
          '“Follow me” takes everyone along at each step you take; their arrows are locked until you switch it off.',
          'Page Down and Page Up step, too, also from a presenter’s clicker.',
        ],
      },
      reveal: {
        title: 'Hide and show answers',
        alt: 'Four locked answers become four that can be read',
        lines: [
          'Answers stay hidden from the others until you press “Show answers”.',
          'Hide a whole activity in its menu in the agenda: participants see a lock.',
          'In the editor, topics and questions can be hidden one by one.',
        ],
      },
      group: {
        title: 'Group answers',
        alt: 'One answer is laid on another one',
        lines: [
          'Open “Groups” and lay an answer on another one: they become a group. The screen says what will happen before you drop it.',
          'With the keyboard: focus an answer, press Space, choose a place with the arrows, press Space again.',
          'Everything can be undone with “Undo” or Ctrl and Z.',
        ],
      },
      timer: {
        title: 'Set a time, and see who is done',
        alt: 'A clock that counts down, and two of three people who are done',
        lines: [
          '“Timer” in the top bar counts down on all screens. It can lock the input at the end.',
          'Participants say when they are done; you see how many, without names.',
        ],
      },
      screen: {
        title: 'The room’s screen and your phone',
        alt: 'A large screen that is led from a phone',
        lines: [
          '“Projector view…” in the menu with three dots makes a link for the room’s screen. It shows what everybody may see.',
          '“Remote…” in the same menu makes your phone the remote: scan the code, nobody signs in on it. “Disconnect” ends that.',
        ],
      },
      people: {
        title: 'Who is here, and what they see',
        alt: 'The avatars in the bar and the list of people behind them',
        lines: [
          'The avatars at the top open the list of everyone who is here; somebody can be removed there.',
          '“See participant view” in the profile menu shows the session as participants see it.',
        ],
      },
      offline: {
        title: 'When the connection is gone',
        alt: 'A phone without a network that keeps what was written, and sends it later',
        lines: [
          'You can go on editing: it is kept on this device and sent later. Presenting waits.',
          'What participants write without a connection is kept, too, and arrives when they are back.',
        ],
      },
      finish: {
        title: 'Export and end',
        alt: 'A session with a flag, and a file with what is in it',
        lines: [
          '“Export…” in the profile menu saves the answers as a spreadsheet or as a CSV file.',
          '“End session…” in the menu with three dots closes it for good. You can still read, copy and export it.',
        ],
      },
    },
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
      { keys: ['/'], does: 'Search the answers' },
      {
        keys: ['Space'],
        does: 'Lift an answer in Groups, or an item in Organize; arrows choose its place, Space drops it',
      },
      {
        keys: ['1'],
        does: 'In Organize: send the item that has the focus, or all selected ones, to the first section; 2 to 9 to the next ones, 0 to what is not sorted',
      },
      { keys: ['↓'], does: 'In Organize: go to the next item, with → to the next section' },
      { keys: ['Ctrl', 'Z'], does: 'Undo your last change of an activity' },
      { keys: ['Ctrl', 'Shift', 'Z'], does: 'Redo it' },
      { keys: ['Alt', 'W'], does: 'Go to the box for an answer' },
      { keys: ['Enter'], does: 'Send an answer or comment; with Shift, begin a new line' },
      { keys: ['Shift', '↓'], does: 'In a planner: select cells, with any arrow; Space selects single ones' },
      { keys: ['Ctrl', 'D'], does: 'In a planner: fill the selected cells with the topmost one' },
      {
        keys: ['Alt', 'Shift', '↑'],
        does: 'In a planner: move the row up; the other arrows move it down, or the column aside',
      },
      { keys: ['Escape'], does: 'Close what is open, or leave a field without saving it' },
    ],
  },
} satisfies Catalogue<HelpContent>

/** Help for participants. */
export const participantHelp = {
  id: 'participantHelp',
  en: {
    title: 'Help',
    topics: {
      answer: {
        title: 'Give an answer',
        alt: 'A box with a text and a button that sends it to the others',
        lines: [
          'Type into the box and press the button or Enter.',
          'Others see it when the facilitator shows all answers. You always see your own.',
          'Open your answer to change or delete it.',
          'In a planner you write into the cells of a table, and add rows. Sorting and filtering change your screen only.',
        ],
      },
      anonymous: {
        title: 'You are anonymous',
        alt: 'Answers without names above people without faces',
        lines: [
          'Nobody can trace your answers back to you, the facilitator included.',
          'Likes and comments have no name either.',
        ],
      },
      led: {
        title: 'Your screen changes by itself',
        alt: 'A facilitator takes a phone along; another activity is still locked',
        lines: [
          'The facilitator leads. When they present something, your screen changes by itself.',
          'In between you can look around with the arrows, unless the facilitator leads step by step.',
          'An activity with a lock is not open yet.',
        ],
      },
      like: {
        title: 'Like and comment',
        alt: 'An answer with a heart and a comment',
        lines: [
          'Press the heart to like an answer; press it again to take the like back.',
          'Open an answer to read its comments and to write one.',
        ],
      },
      mine: {
        title: 'Find your own answers',
        alt: 'Six answers, one of which is marked as your own',
        lines: ['“My answers” at the top gathers what you wrote in this session. Only you see that page.'],
      },
      offline: {
        title: 'When the connection is gone',
        alt: 'A phone without a network that keeps what was written, and sends it later',
        lines: [
          'Just go on. What you write is kept on this device and sent as soon as the connection is back.',
          '“Saved” at the top means that everything has arrived.',
          'Reloading the page is safe: you come back as the same person.',
        ],
      },
    },
    shortcuts: [
      { keys: ['Alt', 'W'], does: 'Go to the box for an answer' },
      { keys: ['Enter'], does: 'Send an answer or comment' },
      { keys: ['Shift', 'Enter'], does: 'Begin a new line' },
      { keys: ['/'], does: 'Search the answers' },
      { keys: ['Enter'], does: 'In a planner: edit the cell, and save it; Tab goes on to the next one' },
      {
        keys: ['1'],
        does: 'Where everyone sorts: send the item that has the focus to the first section; 2 to 9 to the next ones, 0 to what is not sorted',
      },
      {
        keys: ['Space'],
        does: 'Where everyone sorts: lift the item; arrows choose its place, Space drops it',
      },
      { keys: ['Escape'], does: 'Close what is open, or leave a field without saving it' },
    ],
  },
} satisfies Catalogue<HelpContent>
