// Apps for phones and tablets.
import type { SkillGroup } from "../skill-lines.ts";

export const mobile: SkillGroup = {
  group: "mobile",
  kind: "core",
  technical: true,
  lines: `
Android Development @1 | android; android sdk; !android apps; native android; android mobile development
iOS Development @1 | ios; iphone development; ios sdk; ios apps; native ios; ipados
React Native @0 | reactnative developer; expo react native | React
?Flutter @0 | flutter sdk; flutterflow | Dart
?Ionic @0 | ?Capacitor; capacitor js
Xamarin @0 | xamarin forms; .net maui; =MAUI; xamarin native | C#
?Cordova @0 | apache cordova; phonegap
SwiftUI @0 |  | Swift
UIKit @0 | ui kit ios; cocoa touch; cocoa pods
Core Data @0 | coredata ios
Xcode @0 | x code ide; apple xcode; testflight
Android Studio @0 | android studio ide
Jetpack Compose @0 | android jetpack; compose ui; jetpack libraries | Kotlin
Kotlin Multiplatform @0 | kmm; kotlin multiplatform mobile | Kotlin
Android NDK @0 | jni
Mobile App Development @2 | mobile development; mobile apps; mobile applications; mobile developer; app development; cross platform mobile development; native app development; hybrid apps; cross platform apps
Firebase @0 | google firebase; firestore; cloud firestore; firebase cloud messaging; fcm; firebase realtime database; crashlytics; firebase analytics
Push Notifications @0 | apns; onesignal; mobile notifications
Google Play Store @0 | play store; google play console; play console; app publishing
App Store Connect @0 | apple app store; app store submission; ios app store
App Store Optimization @0 | aso; app store optimisation; aso keywords
Realm Database @0 | realm db; mobile realm; ?Realm
SQLite @0 | sqlite3; room database
?Retrofit @0 | retrofit2; okhttp; volley android
?Dagger @0 | dagger 2; dagger hilt; hilt android; ?Hilt
RxJava @0 | rxandroid; rxswift; rxkotlin; reactive java
MVVM @0 | model view viewmodel; mvp pattern; mvvm architecture; viper architecture; mvvm pattern
MVC Architecture @1 | =MVC; model view controller; mvc pattern; mvc design pattern
Mobile Device Management @0 | mdm mobile; microsoft intune; =Intune; airwatch; jamf; workspace one; mobileiron; jamf pro
Wearables Development @0 | wear os; watchos; wearable apps
Bluetooth Low Energy @0 | ble; bluetooth protocol; ble stack
Bluetooth @0
NFC Technology @0 | near field communication; rfid
XCTest @0 | xcuitest framework | iOS Development
?Combine Framework @0 | !combine; swift combine
Kotlin Coroutines @0 | | Kotlin
?Espresso @0 | espresso testing
?Expo @0 | expo go; react native expo | React Native
Firebase Authentication @0 | firebase auth
Kotlin Coroutines @0 | ?coroutines; kotlin flow
Android Room @0 | room persistence; !room
`,
};
