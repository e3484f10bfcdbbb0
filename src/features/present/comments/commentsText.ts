import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of comments on slides. */
export const commentsText = {
  id: 'slideComments',
  en: {
    title: (page: number) => `Comments on slide ${page}`,
    comments: 'Comments',
    show: (count: number) => (count === 1 ? 'Comments, 1 here' : `Comments, ${count} here`),
    hide: 'Hide the comments',
    none: 'No comments on this slide yet.',
    noneFirst: 'No comments on this slide yet. Yours can be the first.',
    add: 'Comment on this slide',
    addOn: (page: number) => `Comment on slide ${page}`,
    begunOn: (page: number) => `You began this on slide ${page}, and it goes there.`,
    sentTo: (page: number) => `Your comment is on slide ${page}.`,
    off: 'Comments are turned off. Your text stays here.',
    areOff: 'Participants see no comments and cannot write any.',
    enable: 'Enable comments',
    sort: 'Sort by likes',
    select: 'Select',
    selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
    selectOne: (text: string) => `Select: ${text}`,
    selectAll: 'Select all',
    selectNone: 'Select none',
    copy: 'Copy to another activity',
    remove: 'Delete',
    removeTitle: (count: number) =>
      `Are you sure you want to delete ${count === 1 ? 'this comment' : `these ${count} comments`}?`,
    removeBody: (count: number) =>
      `This will permanently delete the ${count === 1 ? 'comment' : 'comments'}.`,
    deleted: (count: number) => (count === 1 ? 'Comment deleted' : `${count} comments deleted`),
    open: 'Open',
    openOne: (text: string) => `Open: ${text}`,
    done: 'Done',
    labelComment: 'Comment',
    labelChange: 'Changed comment',
    labelDelete: 'Deleted comment',
    labelLike: 'Like',
  },
} satisfies Catalogue<unknown>
