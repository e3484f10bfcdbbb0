import type { Activity } from '#domain/activity/model.ts'
import { votingRound } from '#domain/activity/votes/showing.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { CommandWorkshop } from '#server/tick/command.ts'

/** An activity that is voted on, as a command sees it. */
export interface VotedActivity extends Activity {
  objectId: ObjectId
  /** Its scale, and the highest values that it ever had and that a scale of its kind can have. SPEC BT2 */
  scale: Scale & Record<'highest' | 'highestEver', number>
  round: number
  /** Targets by scope. */
  scopes: ReadonlyMap<string, readonly string[]>
  /** What its kind asks of a ballot beside what all kinds ask. */
  assertTakes(values: readonly (VoteValues | null)[]): void
  /** A first ballot needs a value or an abstention on every target of its scope. SPEC PU5 */
  needsAll: boolean
  /** The scope of a target; undefined when it cannot be voted on. */
  scopeOf(targetId: string): string | undefined
}

/** Targets by scope, of an activity that may be gone or have no votes. */
export function scopesIn(activity: Activity | null): ReadonlyMap<string, readonly string[]> {
  return (activity && activity.model.votes?.scopes(activity)) ?? new Map<string, readonly string[]>()
}

/** @throws {Refusal} `NOT_FOUND` for an activity that does not exist or is of a kind without votes */
export function votedActivity(workshop: CommandWorkshop, objectId: ObjectId): VotedActivity {
  const activity = workshop.activity(objectId)
  const { votes } = activity.model
  if (!votes) throw new Refusal('NOT_FOUND', `votes of activity ${objectId}`)
  const scopes = votes.scopes(activity)
  const known = new Map([...scopes].flatMap(([scope, ids]) => ids.map((id) => [id, scope] as const)))
  return {
    ...activity,
    objectId,
    scale: { ...votes.scale(activity), highest: votes.highest, highestEver: votes.highestEver(activity) },
    round: votingRound(activity.board),
    scopes,
    assertTakes(values) {
      const chosen = values.flatMap((one) =>
        [one?.value1, one?.value2].filter((value) => typeof value === 'number'),
      )
      votes.assertTakes?.(activity, chosen)
    },
    needsAll: votes.needsAll === true,
    scopeOf: (targetId) => known.get(targetId),
  }
}
