import type { User } from "@legal/contracts";
import type { BodyOf } from "@legal/contracts/client";
import { authProvidersRoute, logoutRoute, meRoute, setLanguageRoute } from "@legal/contracts/routes";
import { baseApi } from "../api/base-api.ts";
import { callTo, request } from "../api/request.ts";
import { logInAgain } from "../prompts/log-in-again.ts";
import { realtime } from "../realtime/realtime.ts";
import type { AppStore } from "../store/create-app-store.ts";
import { readerOf } from "../api/reader-of.ts";
import { forgetOthers, rememberReader } from "../preferences/private-storage.ts";
import { accountLanguageKnown } from "../preferences/preferences-slice.ts";
import { endOthersPushes } from "./end-browser-pushes.ts";

const UNAUTHORIZED = 401;

/** The page stays as it is, behind the question, until someone logs in. */
const askReader = () => {
  rememberReader(null);
  void logInAgain.ask();
};

/** Calls that wait go out again for the same person only; another one leaves the page. */
const answerReader = (isSame: boolean) => {
  if (!logInAgain.isAsked()) return;
  logInAgain.answer(isSame);
  if (isSame) realtime.wake();
};

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user, also once their session has ended under them; null for a visitor. */
    me: build.query<User | null, void>({
      queryFn: async (_argument, { getState }, _extra, call) => {
        const { data, error } = await call(request(meRoute, {}));
        const reader = readerOf(getState());
        if (error && error.status !== UNAUTHORIZED) return { error };
        if (error && reader) askReader();
        if (error) return { data: reader };
        const user = data as User;
        answerReader(user.id === reader?.id);
        return { data: user };
      },
      providesTags: ["Session"],
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data && !logInAgain.isAsked()) {
          void endOthersPushes(data.id).catch(() => undefined);
          forgetOthers(data.id);
          rememberReader(data.id);
        }
        if (data !== undefined) dispatch(accountLanguageKnown(data?.language ?? null));
      },
    }),
    signInProviders: build.query(callTo(authProvidersRoute)),
    logout: build.mutation(callTo(logoutRoute)),
    setLanguage: build.mutation({
      ...callTo(setLanguageRoute, (body: BodyOf<typeof setLanguageRoute>) => ({ body })),
      invalidatesTags: ["Session"],
    }),
  }),
});

/** Spares the session check where the server has already said that the reader is a visitor. */
export const assumeVisitor = async (store: AppStore) => {
  await store.dispatch(sessionApi.util.upsertQueryData("me", undefined, null));
  // Sends nothing, but subscribes: the answer is refreshed, e.g. after a login.
  await store.dispatch(sessionApi.endpoints.me.initiate());
};

/** Asks again who is signed in. */
export const checkSession = (store: AppStore) =>
  store.dispatch(sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }));

/** Calls back once another user is signed in than the one whom this page belongs to. */
export const onOtherReader = (store: AppStore, callback: () => void): void => {
  let reader: string | undefined;
  const stop = store.subscribe(() => {
    const id = readerOf(store.getState())?.id;
    if (id === undefined || id === reader) return;
    if (reader !== undefined) {
      stop();
      callback();
    }
    reader = id;
  });
};

export const { useLogoutMutation, useSetLanguageMutation, useSignInProvidersQuery } = sessionApi;
