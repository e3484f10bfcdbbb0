import type { Accounts, From } from '../../../accounts/contract.ts'
import type { GraphQLContext } from '../../../context/context.ts'
import type { Resolvers } from '../../generated.ts'
import { given } from '../../../context/inputs.ts'
import { toPayload } from '../../../context/toPayload.ts'

/** The calls of accounts. */
export const accountResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    me: (_root, _args, context) => accountsOf(context).me(context.caller),
    userRight: (_root, _args, context) => accountsOf(context).rights(context.caller),
  },
  Mutation: {
    tokenAuth: (_root, { username, password, deviceToken }, context) =>
      toPayload(() => accountsOf(context).signIn(from(context), username, password, given(deviceToken))),

    refreshToken: (_root, { refreshToken }, context) =>
      toPayload(() => accountsOf(context).refresh(from(context), refreshToken)),

    logout: (_root, _args, context) => toPayload(() => accountsOf(context).signOut(context.caller)),

    goOffline: (_root, _args, context) =>
      toPayload(async () => accountsOf(context).goOffline(context.caller)),

    createUser: (_root, { email, password }, context) =>
      toPayload(async () => ({
        user: await accountsOf(context).signUp(from(context), { email, password: password ?? null }),
      })),

    validateUserData: (_root, { email, password }, context) =>
      toPayload(async () =>
        accountsOf(context).validate({ email: email ?? undefined, password: password ?? undefined }),
      ),

    updateUser: (_root, { userId, ...change }, context) =>
      toPayload(async () => ({
        user: await accountsOf(context).updateProfile(context.caller, from(context), {
          userId,
          email: given(change.email),
          firstName: given(change.firstName),
          lastName: given(change.lastName),
          password: given(change.password),
          language: given(change.language),
          selectedTheme: given(change.selectedTheme),
        }),
      })),

    updatePassword: (_root, { oldPassword, newPassword }, context) =>
      toPayload(() =>
        accountsOf(context).updatePassword(context.caller, from(context), oldPassword, newPassword),
      ),

    sendRecoverEmail: (_root, { email }, context) =>
      toPayload(() => accountsOf(context).sendRecoverEmail(from(context), email)),

    validateToken: (_root, { userId, token }, context) =>
      toPayload(() => accountsOf(context).validateToken(from(context), userId, token)),

    setNewPassword: async (_root, { userId, token, password }, context) => {
      const answer = await toPayload(() =>
        accountsOf(context).setNewPassword(from(context), { userId, token, password }),
      )
      return { ...answer, errStr: answer.errorString }
    },

    createTempUser: (_root, { name, workshopId, workshopPassword }, context) =>
      toPayload(() =>
        accountsOf(context).join(from(context), {
          name: name ?? '',
          workshopId,
          password: workshopPassword ?? '',
        }),
      ),

    updateLicense: (_root, { userId, key }, context) =>
      toPayload(async () => ({
        userRight: await accountsOf(context).addLicence(context.caller, from(context), userId ?? null, key),
      })),

    exportAccount: (_root, _args, context) =>
      toPayload(async () => ({ url: await accountsOf(context).exportLink(context.caller) })),

    deleteAccount: (_root, { password }, context) =>
      toPayload(() => accountsOf(context).deleteAccount(context.caller, from(context), password)),

    publicWorkshopInfo: (_root, { workshopId }, context) =>
      toPayload(() => accountsOf(context).publicWorkshopInfo(from(context), workshopId)),
  },
}

function accountsOf({ services }: GraphQLContext): Accounts {
  return services.accounts
}

function from({ address }: GraphQLContext): From {
  return { address }
}
