import type { ChatRoom } from "@legal/contracts";
import type { PackageType, ServiceId } from "@legal/catalog";
import { baseApi, type CallArgs } from "@legal/web-kit";

export interface Order {
  serviceType: ServiceId;
  packageType: PackageType;
  startNow: boolean;
  idempotencyKey: string;
}

const buyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    buyPackage: build.mutation<ChatRoom, Order>({
      query: ({ idempotencyKey, ...body }): CallArgs => ({ url: "/chat-rooms", method: "POST", body, idempotencyKey }),
      invalidatesTags: ["ChatRoom"],
    }),
  }),
});

export const { useBuyPackageMutation } = buyApi;
