import type { User } from "@legal/contracts";
import type { BodyOf } from "@legal/contracts/client";
import { authProvidersRoute, logoutRoute, meRoute, setLanguageRoute } from "@legal/contracts/routes";
import { baseApi } from "../api/base-api.ts";
import { callTo, request } from "../api/request.ts";
import type { AppStore } from "../store/create-app-store.ts";
import { forgetOthers } from "../preferences/private-storage.ts";
import { accountLanguageKnown } from "../preferences/preferences-slice.ts";

const UNAUTHORIZED = 401;

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user; null for a visitor. */
    me: build.query<User | null, void>({
      queryFn: async (_argument, _api, _extra, call) => {
        const { data, error } = await call(request(meRoute, {}));
        if (!error) return { data: data as User };
        return error.status === UNAUTHORIZED ? { data: null } : { error };
      },
      providesTags: ["Session"],
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) forgetOthers(data.id);
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

/** Calls back once the user who was signed in on this page no longer is. */
export const onReaderGone = (store: AppStore, callback: () => void): void => {
  const select = sessionApi.endpoints.me.select();
  let reader: string | undefined;
  const stop = store.subscribe(() => {
    const { data } = select(store.getState());
    if (data === undefined || data?.id === reader) return;
    if (reader !== undefined) {
      stop();
      callback();
    }
    reader = data?.id;
  });
};

export const { useLogoutMutation, useSetLanguageMutation, useSignInProvidersQuery } = sessionApi;
