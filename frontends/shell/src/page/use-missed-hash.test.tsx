import { render, screen } from "@testing-library/react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { useMissedHash } from "./use-missed-hash.ts";

/** Changes the address after the router has read it and before the router listens. */
const Press = () => {
  history.replaceState(null, "", "#consult");
  return null;
};

const Page = () => {
  useMissedHash();
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
};

describe("a link to a part of the page", () => {
  afterEach(() => history.replaceState(null, "", "/"));

  it("counts when it is pressed before the router listens", () => {
    history.replaceState(null, "", "/service/complaint?lang=en");
    render(
      <BrowserRouter>
        <Press />
        <Page />
      </BrowserRouter>,
    );
    expect(screen.getByRole("status").textContent).toBe("/service/complaint?lang=en#consult");
  });
});
