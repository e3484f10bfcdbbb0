import { randomUUID } from 'node:crypto'
import {
  author,
  authorOfHidden,
  facilitators,
  leaders,
  members,
  room,
  verdict,
} from '../../api/matrix/verdicts.ts'
import { callsFor } from '../contract.ts'
import type { BrainstormStage } from './stage.ts'

const text = (value: string): string => JSON.stringify(value)
const common = ({ workshopId }: BrainstormStage): string =>
  `commonInfoData: { workshop: ${text(workshopId)} }`
const inBrainstorm = ({ objectId }: BrainstormStage): string => `brainstormId: ${text(objectId)}`
const may = callsFor<BrainstormStage>()

/** The calls of a brainstorm, and the roles that may make them. SPEC R1, B1 to B13 */
export const brainstormCalls = {
  ...may.queries(room, {
    brainstorm: ({ objectId }) => `(id: ${text(objectId)}) { id posts { id } }`,
    post: ({ postId }) => `(id: ${text(postId)}) { postText }`,
  }),
  ...may.queries(facilitators, {
    'brainstorm (of a hidden part)': ({ hiddenObjectId }) =>
      `(id: ${text(hiddenObjectId)}) { id posts { id } }`,
  }),
  ...may.queries(verdict({ ...authorOfHidden, projector: 'NOT_FOUND', remote: 'NOT_FOUND' }), {
    'post (a hidden answer)': ({ hiddenPostId }) => `(id: ${text(hiddenPostId)}) { postText }`,
  }),
  ...may.mutations(facilitators, {
    updateBrainstorm: (stage) => `${inBrainstorm(stage)}, brainstormDesc: "New"`,
    setLikeRules: (stage) => `${inBrainstorm(stage)}, likesPerPerson: 3`,
    updatePostSectionDesc: (stage) => `${inBrainstorm(stage)}, description: "New"`,
    updatePostGroupSectionDesc: (stage) => `${inBrainstorm(stage)}, description: "New"`,
    setSortByPopularity: (stage) => `${inBrainstorm(stage)}, sortByPopularity: true`,
    setGlobalAnswers: (stage) => `${inBrainstorm(stage)}, globalAnswers: true`,
    setTopicHidden: (stage) => `${inBrainstorm(stage)}, multiTopicId: "${stage.topicId}", hidden: true`,
    updateTopic: (stage) => `${inBrainstorm(stage)}, topicPos: 0, topicText: "New"`,
    deleteTopic: (stage) => `${inBrainstorm(stage)}, topicPos: 1`,
    createMultiTopic: (stage) => `${inBrainstorm(stage)}, text: "New"`,
    updateMultiTopic: ({ topicId }) => `multiTopicId: "${topicId}", text: "New"`,
    deleteMultiTopic: ({ secondTopicId }) => `id: "${secondTopicId}"`,
    createPostGroup: (stage) => `${common(stage)}, ${inBrainstorm(stage)}`,
    createPostGroupFromPosts: (stage) =>
      `${common(stage)}, ${inBrainstorm(stage)}, postsId: ["${stage.postId}"]`,
    updatePostGroup: ({ groupId }) => `postgroupId: "${groupId}", groupNameText: "New"`,
    movePost: ({ postId, groupId }) => `postId: "${postId}", toPostgroupId: "${groupId}"`,
    mergePostGroups: ({ groupId, secondGroupId }) =>
      `fromPostgroupId: "${groupId}", toPostgroupId: "${secondGroupId}"`,
    ungroupPost: ({ groupedPostId }) => `postId: "${groupedPostId}"`,
    deletePostGroups: (stage) =>
      `${common(stage)}, ${inBrainstorm(stage)}, postgroupIdList: ["${stage.groupId}"]`,
  }),
  ...may.mutations(leaders, {
    setShowAnswers: (stage) =>
      `multiTopicId: "${stage.topicId}", ${common(stage)}, selectedTopicIndex: 0, showAnswers: false`,
  }),
  ...may.mutations(members, {
    createPost: (stage) => `id: "${randomUUID()}", ${common(stage)}, ${inBrainstorm(stage)}, postText: "New"`,
    createPostVote: ({ postId }) => `postId: "${postId}"`,
    createPostGroupVote: ({ secondGroupId }) => `postGroupId: "${secondGroupId}"`,
    createComment: ({ postId }) => `postId: "${postId}", text: "New"`,
    createSubComment: ({ commentId }) => `commentId: "${commentId}", text: "New"`,
  }),
  ...may.mutations(author, {
    updatePost: ({ postId }) => `postId: "${postId}", postText: "New"`,
    updateComment: ({ commentId }) => `commentId: "${commentId}", text: "New"`,
    updateSubComment: ({ subCommentId }) => `subCommentId: "${subCommentId}", text: "New"`,
    deletePost: ({ postId }) => `postId: "${postId}"`,
    deletePosts: ({ postId }) => `idList: ["${postId}"]`,
  }),
  ...may.mutations(authorOfHidden, {
    'updatePost (a hidden answer)': ({ hiddenPostId }) => `postId: "${hiddenPostId}", postText: "New"`,
    'createPostVote (a hidden answer)': ({ hiddenPostId }) => `postId: "${hiddenPostId}"`,
    'createComment (a hidden answer)': ({ hiddenPostId }) => `postId: "${hiddenPostId}", text: "New"`,
    'deletePost (a hidden answer)': ({ hiddenPostId }) => `postId: "${hiddenPostId}"`,
  }),
  ...may.mutations(verdict({ participantA: 'ok' }), {
    deletePostVote: ({ likeId }) => `id: "${likeId}"`,
    deletePostGroupVote: ({ groupLikeId }) => `id: "${groupLikeId}"`,
  }),
} as const
