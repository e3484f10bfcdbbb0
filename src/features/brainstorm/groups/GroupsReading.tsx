import { hiddenText } from '#activity/page/hiddenText.ts'
import { IconStack2 } from '@tabler/icons-react'
import { shownColor } from '#domain/brainstorm/groups/shownColor.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Answers } from '../answers/useAnswers.ts'
import type { GroupBoard, GroupWithPosts } from './groupBoard.ts'
import { GroupLike } from './group/GroupLike.tsx'
import { GroupName } from './group/GroupName.tsx'
import classes from './GroupsReading.module.css'
import panel from './Panel.module.css'
import { PanelHeading } from './list/PanelHeading.tsx'
import { groupsText } from './groupsText.ts'
import type { GroupLikes } from './group/useGroupLikes.ts'
import { brainstormText } from '../text.ts'

export interface GroupsReadingProps {
  board: GroupBoard
  answers: Answers
  likes: GroupLikes
  /** The one group that is shown; null: all groups. */
  groupId: PostGroupId | null
  isLed: boolean
  /** Opens one answer in full, with its comments. */
  onOpen: (id: PostId) => void
  onSelectGroup: (id: PostGroupId | null) => void
}

/** Groups and their answers, to read and to like: all groups in short, or one in full. */
export function GroupsReading(props: GroupsReadingProps) {
  const { board, answers, likes, groupId, isLed, onOpen, onSelectGroup } = props
  const text = useText(groupsText)
  const shared = useText(brainstormText)
  const ui = useText(uiText)
  const { groups, ungrouped } = board
  const { hiddenAnswers, hiddenAnswersEnded } = useText(hiddenText)
  const whyHidden = answers.isClosed ? hiddenAnswersEnded : hiddenAnswers
  const one = groups.find(({ id }) => id === groupId)
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<IconStack2 size={28} />}
        title={text.noGroupsTitle}
        hint={answers.flags.areAnswersShown ? text.noGroupsParticipantHint : whyHidden}
      />
    )
  }
  return (
    <div className={classes.page}>
      <nav aria-label={shared.groups} className={classes.names} data-list="groupNames">
        {[null, ...groups].map((group) => (
          <button
            key={group?.id ?? ''}
            type="button"
            className={classes.name}
            data-row={group?.id ?? ''}
            data-color={shownColor(group?.color ?? 0) || undefined}
            aria-pressed={group?.id === one?.id}
            disabled={isLed}
            onClick={() => onSelectGroup(group?.id ?? null)}
          >
            <GroupName>{group ? group.title || ui.unnamedGroup : text.allGroups}</GroupName>
          </button>
        ))}
      </nav>
      {one ? (
        <OneGroup group={one} likes={likes} onOpen={onOpen} />
      ) : (
        <div className={classes.groups} data-list="groups">
          {groups.map((group) => (
            <GroupGlance key={group.id} {...{ group, likes, isLed, onOpen }} onSelect={onSelectGroup} />
          ))}
          {ungrouped.length > 0 && (
            <section className={panel.panel} aria-label={text.ungrouped} data-row="ungrouped">
              <PanelHeading title={text.ungrouped} count={ungrouped.length} />
              <Posts listId="ungrouped" posts={ungrouped.slice(0, atAGlance)} onOpen={onOpen} />
              {ungrouped.length > atAGlance && (
                <p className={panel.count}>{text.more(ungrouped.length - atAGlance)}</p>
              )}
            </section>
          )}
        </div>
      )}
    </div>
  )
}

/** The number of answers shown per group when all groups are shown. */
const atAGlance = 6

interface GroupGlanceProps {
  group: GroupWithPosts
  likes: GroupLikes
  isLed: boolean
  onOpen: (id: PostId) => void
  onSelect: (id: PostGroupId) => void
}

function GroupGlance({ group, likes, isLed, onOpen, onSelect }: GroupGlanceProps) {
  const text = useText(groupsText)
  const ui = useText(uiText)
  const title = group.title || ui.unnamedGroup
  return (
    <section
      className={panel.panel}
      aria-label={title}
      data-row={group.id}
      data-color={shownColor(group.color) || undefined}
    >
      <GroupHead group={group} likes={likes} />
      <Posts listId={group.id} posts={group.posts.slice(0, atAGlance)} onOpen={onOpen} />
      {group.posts.length > atAGlance && (
        <button type="button" className={classes.showAll} disabled={isLed} onClick={() => onSelect(group.id)}>
          {text.showGroup(group.posts.length)}
        </button>
      )}
    </section>
  )
}

/** A list of a thousand answers still scrolls smoothly: cards outside the viewport are not laid out. */
function OneGroup({ group, likes, onOpen }: Pick<GroupGlanceProps, 'group' | 'likes' | 'onOpen'>) {
  const ui = useText(uiText)
  const title = group.title || ui.unnamedGroup
  return (
    <section className={panel.panel} aria-label={title} data-color={shownColor(group.color) || undefined}>
      <GroupHead group={group} likes={likes} />
      <Posts listId={group.id} posts={group.posts} onOpen={onOpen} isAll />
    </section>
  )
}

function GroupHead({ group, likes }: { group: GroupWithPosts; likes: GroupLikes }) {
  const text = useText(groupsText)
  const ui = useText(uiText)
  return (
    <>
      <header className={panel.head}>
        <PanelHeading title={group.title || ui.unnamedGroup} count={text.groupCount(group.posts.length)} />
        <GroupLike group={group} likes={likes} />
      </header>
      {group.posts.length === 0 && <p className={panel.hint}>{text.emptyGroupReading}</p>}
    </>
  )
}

interface PostsProps {
  listId: string
  posts: PostView[]
  onOpen: (id: PostId) => void
  isAll?: boolean
}

function Posts({ listId, posts, onOpen, isAll = false }: PostsProps) {
  return (
    <ul
      className={isAll ? `${classes.posts} ${classes.columns}` : classes.posts}
      data-list={`posts:${listId}`}
    >
      {posts.map((post) => (
        <li key={post.id} className={classes.post} data-row={post.id}>
          <button type="button" className={classes.openPost} onClick={() => onOpen(post.id)}>
            {post.text}
          </button>
        </li>
      ))}
    </ul>
  )
}
