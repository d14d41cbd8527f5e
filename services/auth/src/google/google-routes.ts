import {
  authProvidersCall,
  connectGoogleCall,
  disconnectGoogleCall,
  finishGoogleCall,
  safeNext,
  startGoogleCall,
} from "@legal/contracts";
import { CODE_STEP, pages } from "@legal/contracts/pages";
import {
  createRouter,
  AppError,
  languageOf,
  notFound,
  optionalUserOf,
  parse,
  requireRecentLogin,
  requireUser,
  toAppError,
  unavailable,
  userOf,
} from "@legal/service-kit";
import type { Router, ErrorRequestHandler, Request, Response } from "express";
import type { AuthLimits } from "../limits/limits.ts";
import type { LoginCookies } from "../login/login-cookies.ts";
import type { StaffRule } from "../second-factor/staff-rule.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { presentUser } from "../users/present-user.ts";
import { User } from "../users/user-model.ts";
import { assertConnectable, connectGoogle } from "./connect-google.ts";
import { disconnectGoogle } from "./disconnect-google.ts";
import type { GoogleFlow, GoogleFlows } from "./google-flow.ts";
import type { SecretCookie } from "../sessions/secret-cookie.ts";
import type { GoogleProvider } from "./google-provider.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";

interface GoogleRouteDeps {
  /** Undefined without credentials. */
  google: GoogleProvider | undefined;
  flows: GoogleFlows;
  flowCookie: SecretCookie;
  sessionCache: SessionCache;
  cookies: LoginCookies;
  staffRule: StaffRule;
  limits: AuthLimits;
}

/** Where the person was going, for the screen that shows a failure too. */
interface Wanted extends Record<string, unknown> {
  next?: string | undefined;
}

const failed = (why: string) => new AppError(400, "GOOGLE_SIGN_IN_FAILED", why);

/** A person who navigates here sees a screen, not JSON. */
const redirectPeople: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (req.accepts(["json", "html"]) !== "html") return next(error);
  const { next: wanted } = res.locals as Wanted;
  const why = toAppError(error).code.toLowerCase();
  const isSignedIn = optionalUserOf(req) !== undefined;
  res.redirect(
    isSignedIn ? pages.myPage(undefined, { error: why, next: wanted }) : pages.login(wanted, { error: why }),
  );
};

const takeFlow = async (
  req: Request,
  res: Response<unknown, Wanted>,
  { flows, flowCookie }: GoogleRouteDeps,
): Promise<GoogleFlow> => {
  const secret = flowCookie.read(req);
  const flow = secret === undefined ? undefined : await flows.take(secret);
  if (!flow) throw failed("not started in this browser");
  res.locals.next = flow.next;
  if (flow.linkTo !== undefined && flow.linkTo !== optionalUserOf(req)?.id) throw failed("signed out meanwhile");
  return flow;
};

export const googleRoutes = (deps: GoogleRouteDeps): Router => {
  const { google, flows, flowCookie, sessionCache, cookies, staffRule, limits } = deps;
  const routes = createRouter();

  const configured = (): GoogleProvider => {
    if (!google) throw unavailable("GOOGLE_UNAVAILABLE");
    return google;
  };

  routes.get(authProvidersCall.path, (_req, res) => {
    res.json({ google: google !== undefined });
  });

  routes.get(startGoogleCall.path, async (req, res: Response<unknown, Wanted>) => {
    const { query } = parse(startGoogleCall, req);
    const next = safeNext(query.next);
    res.locals.next = next;
    const provider = configured();
    const { secret, flow } = await flows.begin({
      language: query.language ?? languageOf(req),
      ...(next && { next }),
    });
    const target = await provider.authorizationUrl(flow);
    flowCookie.set(res, secret);
    res.redirect(target);
  });

  routes.get(finishGoogleCall.path, async (req, res: Response<unknown, Wanted>) => {
    const provider = configured();
    const flow = await takeFlow(req, res, deps);
    flowCookie.clear(res);
    const account = await provider.accountOf(new URL(req.originalUrl, "http://localhost").searchParams, flow);
    if (flow.linkTo !== undefined) await connectGoogle(account, flow.linkTo);
    else {
      const browser = cookies.browserOf(req);
      const entrance = await signInWithGoogle(
        account,
        { ...browser, language: flow.language },
        { sessionCache, staffRule },
      );
      cookies.admit(res, browser, entrance);
      if ("challenge" in entrance) return res.redirect(pages.login(flow.next, { step: CODE_STEP }));
    }
    res.redirect(flow.next ?? "/");
  });

  // No navigation: another site could send the browser here with its cookie.
  routes.post(connectGoogleCall.path, requireUser, requireRecentLogin, async (req, res) => {
    parse(connectGoogleCall, req);
    const { id } = userOf(req);
    await limits.securityChange.consume(id);
    const provider = configured();
    const user = await User.findById(id).lean();
    if (!user) throw notFound("user");
    assertConnectable(user);
    const { secret, flow } = await flows.begin({ language: languageOf(req), next: pages.myPage(), linkTo: id });
    const url = await provider.authorizationUrl(flow);
    flowCookie.set(res, secret);
    res.json({ url });
  });

  routes.delete(disconnectGoogleCall.path, requireUser, requireRecentLogin, async (req, res) => {
    const { id } = userOf(req);
    await limits.securityChange.consume(id);
    res.json(presentUser(await disconnectGoogle(id)));
  });

  routes.use(redirectPeople);
  return routes;
};
