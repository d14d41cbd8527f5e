import type { KeyboardEvent } from "react";

/** Some browsers end a composition before its Enter is reported, and only this code still shows it. */
const KEY_CODE_COMPOSING = 229;

const hasKeyboard = () => !matchMedia("(hover: none) and (pointer: coarse)").matches;

/** True for the Enter that means "send": not while a syllable is being composed, not with Shift, not on a touch keyboard. */
export const sendsOnEnter = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing && keyCode !== KEY_CODE_COMPOSING && hasKeyboard();
