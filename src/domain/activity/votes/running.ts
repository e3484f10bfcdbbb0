/** Where the room and the voting of an activity stand, as a facilitator's buttons decide on. SPEC BT20 */
export interface VoteStanding {
  /** The page of this activity that the room is on. */
  room: 'elsewhere' | 'vote' | 'results'
  /** It is hidden, so the room cannot be taken to it. */
  isHidden: boolean
  voting: 'open' | 'closing' | 'closed'
  /** Whether everybody may read the results; blind: nobody may, before voting closes. */
  results: 'shown' | 'notShown' | 'blind'
}

/** What a facilitator does with a vote. */
export type VoteAct =
  /** takes everybody to where they vote */
  | 'presentVote'
  /** takes everybody to results that are shown */
  | 'presentResults'
  | 'close'
  /** one act: at the end of the countdown everybody sees the results */
  | 'closeAndShow'
  /** takes the countdown back */
  | 'keepOpen'
  | 'reopen'
  /** shows the results to everybody, and takes everybody to them */
  | 'show'
  /** shows them to people who voted only */
  | 'hide'
  | 'newRound'

/** The state in one sentence, which a catalogue has for each of these. */
export type VoteSentence =
  | 'closing'
  | 'openElsewhere'
  | 'open'
  | 'openBlind'
  | 'openShown'
  /** the room waits at results that it may not see, as only another client leads it */
  | 'waiting'
  | 'closed'
  | 'shown'
  | 'shownElsewhere'

/** One sentence, the next sensible act and all others, in the order of a menu. SPEC BT20 */
export interface Running {
  says: VoteSentence
  next: VoteAct
  others: readonly VoteAct[]
}

/** What a facilitator's screens and paired phones say and offer. SPEC BT20 */
export function running(standing: VoteStanding): Running {
  const next = nextAct(standing)
  return { says: sentence(standing), next, others: possible(standing).filter((act) => act !== next) }
}

function sentence({ room, voting, results }: VoteStanding): VoteSentence {
  if (voting === 'closing') return 'closing'
  if (results === 'shown') {
    if (voting === 'open') return room === 'elsewhere' ? 'openElsewhere' : 'openShown'
    return room === 'results' ? 'shown' : 'shownElsewhere'
  }
  if (room === 'results') return 'waiting'
  if (voting === 'closed') return 'closed'
  if (room === 'elsewhere') return 'openElsewhere'
  return results === 'blind' ? 'openBlind' : 'open'
}

function nextAct({ room, isHidden, voting, results }: VoteStanding): VoteAct {
  if (voting === 'closing') return 'keepOpen'
  const mayPresent = room === 'elsewhere' && !isHidden
  if (voting === 'open') {
    if (mayPresent) return 'presentVote'
    return results === 'shown' ? 'close' : 'closeAndShow'
  }
  if (results !== 'shown') return 'show'
  return mayPresent || room === 'vote' ? 'presentResults' : 'newRound'
}

function possible({ room, isHidden, voting, results }: VoteStanding): VoteAct[] {
  if (voting === 'closing') return ['keepOpen']
  const isOpen = voting === 'open'
  const offered: [VoteAct, boolean][] = [
    ['presentVote', isOpen && room !== 'vote' && !isHidden],
    ['presentResults', results === 'shown' && room !== 'results' && !isHidden],
    ['closeAndShow', isOpen && results !== 'shown'],
    // A close of blind voting shows the results by itself. SPEC BT6
    ['close', isOpen && results !== 'blind'],
    ['reopen', !isOpen],
    ['show', results === 'notShown'],
    ['hide', results === 'shown'],
    ['newRound', true],
  ]
  return offered.flatMap(([act, isOffered]) => (isOffered ? [act] : []))
}
